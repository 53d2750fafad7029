#pragma once

#include <QLabel>

namespace broadside {

/// One line of text that ends in dots where there is no room. The owner sets the tooltip with the full text.
class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace broadside
