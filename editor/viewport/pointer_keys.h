#pragma once

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QWidget;

namespace broadside {

class ViewportWidget;

/// A pointer that is moved with keys, so that everything that the mouse does in the world can be done with keys.
///
/// While it is on and the viewport has the focus, the arrow keys move a cross (eight logical pixels, more while a key
/// is held down). Space presses the left button there or releases it. Shift, Control and Alt work as with the mouse. At
/// the edge the view pans instead. Escape cancels the gesture. The viewport receives ordinary mouse events, so tools
/// need no code for this.
class PointerKeys final : public QObject {
    Q_OBJECT
public:
    /// @pre the viewport outlives this
    explicit PointerKeys(ViewportWidget& viewport);

    [[nodiscard]] bool isOn() const noexcept { return m_isOn; }
    void setOn(bool on);                                             ///< The pointer starts in the middle of the view.
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
    void releaseButton();
    void showCross();

    ViewportWidget& m_viewport;
    QWidget* m_cross;
    QPointF m_place;
    bool m_isOn = false;
    bool m_isPressed = false;
    bool m_isSendingEvent = false; // True while it sends an event of its own.
};

} // namespace broadside
