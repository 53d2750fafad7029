#pragma once

#include <QWidget>

namespace broadside {

/// A frame inside the edge of a widget while keys have led the focus to it: for widgets that the style draws in the
/// same way with the focus and without. A dialog that was closed with a key leads the focus there, too. A click hides
/// the frame, because a user who clicks knows where the keys go.
class FocusRing final : public QWidget {
    Q_OBJECT
public:
    /// A child of `around`, above what is in it.
    explicit FocusRing(QWidget& around);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showAbove();
};

} // namespace broadside
