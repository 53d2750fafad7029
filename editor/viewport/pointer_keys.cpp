#include "editor/viewport/pointer_keys.h"

#include "editor/viewport/viewport_widget.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace broadside {
namespace {

constexpr double kStep = 8.0;        // Logical pixels.
constexpr double kHeldStep = 24.0;   // Logical pixels while a key repeats.
constexpr double kEdgeMargin = 16.0; // Logical pixels from the edge. Beyond it the view pans instead.
constexpr int kCrossSide = 25;

/// The cross over the world. It takes no mouse events.
class Cross final : public QWidget {
public:
    explicit Cross(QWidget* parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("keyPointer"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFixedSize(kCrossSide, kCrossSide);
        hide();
    }
    void setPressed(bool pressed)
    {
        m_isPressed = pressed;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        const double radius = m_isPressed ? 5.0 : 8.0;
        // Dark inside light: visible on every background.
        for (const auto& [color, width] : {std::pair{QColor(Qt::white), 4.0}, std::pair{QColor(Qt::black), 1.5}}) {
            painter.setPen(QPen(color, width));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(middle, radius, radius);
            painter.drawLine(QPointF(middle.x(), 1.0), QPointF(middle.x(), kCrossSide - 1.0));
            painter.drawLine(QPointF(1.0, middle.y()), QPointF(kCrossSide - 1.0, middle.y()));
        }
    }

private:
    bool m_isPressed = false;
};

QPointF directionOf(int key) noexcept
{
    switch (key) {
    case Qt::Key_Left:
        return {-1.0, 0.0};
    case Qt::Key_Right:
        return {1.0, 0.0};
    case Qt::Key_Up:
        return {0.0, -1.0};
    case Qt::Key_Down:
        return {0.0, 1.0};
    default:
        return {};
    }
}

} // namespace

PointerKeys::PointerKeys(ViewportWidget& viewport)
    : QObject(&viewport)
    , m_viewport(viewport)
    , m_cross(new Cross(&viewport))
{
    viewport.installEventFilter(this);
}

void PointerKeys::setOn(bool on)
{
    if (m_isOn == on)
        return;
    releaseButton();
    m_isOn = on;
    m_place = QRectF(m_viewport.rect()).center();
    if (on) {
        m_viewport.setFocus();
        send(QEvent::MouseMove, Qt::NoModifier);
    } else {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&m_viewport, &leave);
    }
    showCross();
}

bool PointerKeys::isOurs(const QKeyEvent& event) noexcept
{
    return event.key() == Qt::Key_Space || !directionOf(event.key()).isNull();
}

bool PointerKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_isOn || m_isSendingEvent)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (!isOurs(static_cast<QKeyEvent&>(*event)))
            break;
        event->accept();
        return true;
    case QEvent::KeyPress:
        if (isOurs(static_cast<QKeyEvent&>(*event))) {
            onKey(static_cast<QKeyEvent&>(*event));
            return true;
        }
        if (static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape && m_isPressed) {
            m_viewport.cancelTool();
            releaseButton();
            return true;
        }
        break;
    case QEvent::KeyRelease:
        if (isOurs(static_cast<QKeyEvent&>(*event)))
            return true;
        break;
    case QEvent::MouseMove: // The user moved the mouse again.
        m_place = static_cast<QMouseEvent&>(*event).position();
        showCross();
        break;
    case QEvent::Resize:
    case QEvent::FocusIn:
        showCross();
        break;
    case QEvent::FocusOut:
    case QEvent::Hide:
        releaseButton();
        m_cross->hide();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void PointerKeys::onKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() != Qt::Key_Space)
        moveBy(directionOf(event.key()) * (event.isAutoRepeat() ? kHeldStep : kStep), modifiers);
    else if (!event.isAutoRepeat())
        toggleButton(modifiers);
}

void PointerKeys::moveBy(QPointF pixels, Qt::KeyboardModifiers modifiers)
{
    const QRectF inside = QRectF(m_viewport.rect()).adjusted(kEdgeMargin, kEdgeMargin, -kEdgeMargin, -kEdgeMargin);
    const QPointF wanted = m_place + pixels;
    m_place = {std::clamp(wanted.x(), inside.left(), std::max(inside.left(), inside.right())),
               std::clamp(wanted.y(), inside.top(), std::max(inside.top(), inside.bottom()))};
    const QPointF beyond = wanted - m_place;
    if (!beyond.isNull())
        m_viewport.panBy({beyond.x() / m_viewport.width(), -beyond.y() / m_viewport.height()});
    send(QEvent::MouseMove, modifiers);
    showCross();
}

void PointerKeys::toggleButton(Qt::KeyboardModifiers modifiers)
{
    m_isPressed = !m_isPressed;
    send(m_isPressed ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, modifiers);
    showCross();
}

void PointerKeys::send(int type, Qt::KeyboardModifiers modifiers)
{
    const QScopedValueRollback<bool> own(m_isSendingEvent, true);
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(static_cast<QEvent::Type>(type), m_place, m_viewport.mapToGlobal(m_place),
                      moves ? Qt::NoButton : Qt::LeftButton,
                      m_isPressed ? Qt::MouseButtons(Qt::LeftButton) : Qt::MouseButtons(), modifiers);
    QCoreApplication::sendEvent(&m_viewport, &event);
}

void PointerKeys::releaseButton()
{
    if (!std::exchange(m_isPressed, false))
        return;
    send(QEvent::MouseButtonRelease, Qt::NoModifier);
    showCross();
}

void PointerKeys::showCross()
{
    static_cast<Cross*>(m_cross)->setPressed(m_isPressed);
    m_cross->move((m_place - QRectF(m_cross->rect()).center()).toPoint());
    m_cross->setVisible(m_isOn && m_viewport.hasFocus());
}

} // namespace broadside
