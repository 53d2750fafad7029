#pragma once

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QWidget;

namespace broadside {

class ViewportWidget;

/// A pointer that the keys move: whatever the mouse can do in the world, the keys can.
///
/// While it is on and the world has the keys, the arrows move a cross (eight logical pixels, more while a key is held
/// down), and Space presses the left button there, or lets it go again; Shift, Control and Alt mean to gestures what
/// they mean with the mouse. At the edge of the view the view moves instead. Escape cancels the gesture. The world is
/// sent mouse events: tools know nothing of it.
class PointerKeys final : public QObject {
    Q_OBJECT
public:
    /// @pre the viewport outlives this
    explicit PointerKeys(ViewportWidget& viewport);

    [[nodiscard]] bool isOn() const noexcept { return m_isOn; }
    void setOn(bool on);                                             ///< In the middle of the view.
    [[nodiscard]] QPointF place() const noexcept { return m_place; } ///< Logical pixels of the viewport.
    [[nodiscard]] bool isPressed() const noexcept { return m_isPressed; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static bool isOurs(const QKeyEvent& event) noexcept;
    void onKey(const QKeyEvent& event);
    void moveBy(QPointF pixels, Qt::KeyboardModifiers modifiers);
    void toggleButton(Qt::KeyboardModifiers modifiers);
    void send(int type, Qt::KeyboardModifiers modifiers);
    void letGo();
    void showCross();

    ViewportWidget& m_viewport;
    QWidget* m_cross;
    QPointF m_place;
    bool m_isOn = false;
    bool m_isPressed = false;
    bool m_sends = false; // an event of its own
};

} // namespace broadside
