#pragma once

#include <QLabel>

namespace broadside {

/// A text of up to two lines that always has the height of two, so that nothing around it moves when its text changes.
/// The tooltip has the full text.
class TwoLineLabel final : public QLabel {
    Q_OBJECT
public:
    explicit TwoLineLabel(QWidget* parent = nullptr);

    void say(const QString& text);
};

} // namespace broadside
