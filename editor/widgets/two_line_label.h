#pragma once

#include <QLabel>

namespace broadside {

/// A text of up to two lines that always takes the height of two, so that nothing around it moves when it says
/// something else. The tooltip has all of it.
class TwoLineLabel final : public QLabel {
    Q_OBJECT
public:
    explicit TwoLineLabel(QWidget* parent = nullptr);

    void say(const QString& text);
};

} // namespace broadside
