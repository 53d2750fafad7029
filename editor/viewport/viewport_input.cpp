#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/pointer_units.h"
#include "editor/viewport/viewport_widget.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

/// @file
/// The mouse and the keys of the viewport: pan, zoom, and everything else for the tool.

namespace broadside {
namespace {

constexpr double kPickTolerance = 4.0;   // Logical pixels.
constexpr double kPixelsPerNotch = 50.0; // Of a touchpad that counts pixels only.

std::optional<ToolKey> toolKeyOf(const QKeyEvent& event)
{
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier)
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return ToolKey::Enter;
    case Qt::Key_Delete:
        return ToolKey::Delete;
    case Qt::Key_Backspace:
        return ToolKey::Backspace;
    case Qt::Key_Left:
        return ToolKey::Left;
    case Qt::Key_Right:
        return ToolKey::Right;
    case Qt::Key_Up:
        return ToolKey::Up;
    case Qt::Key_Down:
        return ToolKey::Down;
    default:
        return std::nullopt;
    }
}

Qt::CursorShape cursorOf(PointerShape shape)
{
    switch (shape) {
    case PointerShape::Cross:
        return Qt::CrossCursor;
    case PointerShape::Move:
        return Qt::SizeAllCursor;
    case PointerShape::SizeX:
        return Qt::SizeHorCursor;
    case PointerShape::SizeY:
        return Qt::SizeVerCursor;
    case PointerShape::SizeUpRight:
        return Qt::SizeBDiagCursor;
    case PointerShape::SizeUpLeft:
        return Qt::SizeFDiagCursor;
    case PointerShape::Turn:
        return Qt::PointingHandCursor;
    case PointerShape::Arrow:
        break;
    }
    return Qt::ArrowCursor;
}

} // namespace

PointerEvent ViewportWidget::pointerEvent(QPointF position, Qt::KeyboardModifiers modifiers) const
{
    PointerEvent event;
    event.screen = toVec(position);
    event.world = m_camera.toWorld(event.screen);
    event.metresPerPixel = 1.0 / m_camera.pixelsPerMetre();
    event.hit = heldByTool();
    if (event.hit.isNull()) // during a drag of very many objects there is no time to look what lies there
        event.hit = m_stage.pick(event.world, kPickTolerance * event.metresPerPixel);
    event.shift = modifiers.testFlag(Qt::ShiftModifier);
    event.control = modifiers.testFlag(Qt::ControlModifier);
    event.alt = modifiers.testFlag(Qt::AltModifier);
    return event;
}

ObjectId ViewportWidget::heldByTool() const { return m_tool ? m_tool->held() : ObjectId{}; }

void ViewportWidget::movePointer(QPointF position) { tellFocus(pointerEvent(position, Qt::NoModifier)); }

void ViewportWidget::tellFocus(const PointerEvent& pointer)
{
    const Tool::Asked asked = m_tool ? m_tool->asked(pointer) : Tool::Asked{pointer.world, pointer.hit};
    m_focus.setPointer(asked.point, asked.object);
}

void ViewportWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        if (!m_toolPressed)
            startPan(event->position());
    } else if (const auto mark = event->button() == Qt::LeftButton ? listAt(event->position()) : std::nullopt) {
        emit listWanted(*mark);
    } else if (event->button() == Qt::LeftButton && m_tool && !m_panFrom) {
        pressTool(event->position(), event->modifiers(), false);
    } else {
        event->ignore();
    }
}

std::optional<Mark> ViewportWidget::listAt(QPointF position) const
{
    if (m_panFrom || (m_tool && m_tool->isBusy()))
        return std::nullopt;
    return legendListAt(viewOf(m_camera, {}, {}), toVec(position));
}

void ViewportWidget::pressTool(QPointF position, Qt::KeyboardModifiers modifiers, bool isDouble)
{
    m_toolPressed = true;
    PointerEvent pointer = pointerEvent(position, modifiers);
    pointer.isDouble = isDouble;
    tellFocus(pointer); // of a press without a move before it, too: what it is on is asked
    m_tool->press(pointer);
    tellFocus(pointer); // the tool may ask about something else now
    onToolActed();
    if (isDouble)
        emit doubleClicked(pointer.hit);
}

/// The second press of a double click is a press, too.
void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_spaceHeld && m_tool && !m_panFrom && !listAt(event->position()))
        pressTool(event->position(), event->modifiers(), true);
    else
        mousePressEvent(event);
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (m_panFrom) {
        onUserMovedCamera();
        m_camera.panByPixels(toVec(event->position() - *m_panFrom));
        m_panFrom = event->position();
        cameraMoved();
        return; // the world moves with the pointer: what is under it stays
    }
    PointerEvent pointer = pointerEvent(event->position(), event->modifiers());
    tellFocus(pointer);
    if (!m_tool)
        return;
    m_tool->move(pointer);
    if (const ObjectId held = heldByTool(); held != pointer.hit && !held.isNull()) { // the drag began
        pointer.hit = held;
        tellFocus(pointer);
    }
    onToolActed();
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panFrom && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        stopPan();
    } else if (event->button() == Qt::LeftButton && m_toolPressed) {
        m_toolPressed = false;
        if (m_tool)
            m_tool->release(pointerEvent(event->position(), event->modifiers()));
        onToolActed();
        movePointer(event->position());
    } else {
        event->ignore();
    }
}

void ViewportWidget::wheelEvent(QWheelEvent* event)
{
    double notches = event->angleDelta().y() / kUnitsPerNotch;
    if (event->angleDelta().isNull())
        notches = event->pixelDelta().y() / kPixelsPerNotch;
    event->accept();
    if (notches == 0.0)
        return;
    onUserMovedCamera();
    m_camera.zoomAt(toVec(event->position()), std::pow(kZoomPerNotch, -notches));
    cameraMoved();
    if (m_pointer)
        movePointer(*m_pointer); // the tolerance is another
}

/// By the keyboard it is about what the pointer is over, or else about the selection: the menu stands in the middle.
void ViewportWidget::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (m_panFrom || m_toolPressed)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (byKey && !m_pointer) {
        emit menuWanted(mapToGlobal(rect().center()), m_focus.selection());
        return;
    }
    const QPointF position = byKey ? *m_pointer : event->pos();
    const double tolerance = kPickTolerance / m_camera.pixelsPerMetre();
    emit menuWanted(mapToGlobal(position.toPoint()), m_stage.pickAll(m_camera.toWorld(toVec(position)), tolerance));
}

bool ViewportWidget::event(QEvent* event)
{
    if (event->type() == QEvent::WindowBlocked) { // a dialog opens: the release of the button will not come
        stopPan();
        if (m_toolPressed)
            cancelTool();
    }
    if (event->type() == QEvent::ShortcutOverride && m_tool) {
        const auto key = toolKeyOf(*static_cast<QKeyEvent*>(event));
        if (key && m_tool->takes(*key)) {
            event->accept();
            return true;
        }
    }
    return QOpenGLWidget::event(event);
}

void ViewportWidget::keyPressEvent(QKeyEvent* event)
{
    if (const auto key = toolKeyOf(*event); key && m_tool && m_tool->takes(*key)) {
        m_tool->key(*key, event->modifiers().testFlag(Qt::ShiftModifier));
        onToolActed();
    } else if (event->key() == Qt::Key_Space) {
        m_spaceHeld = true;
        updateCursor();
    } else if (event->key() == Qt::Key_Escape && (m_panFrom || (m_tool && m_tool->isBusy()))) {
        stopPan();
        cancelTool();
    } else {
        QOpenGLWidget::keyPressEvent(event);
    }
}

void ViewportWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space) {
        QOpenGLWidget::keyReleaseEvent(event);
    } else if (!event->isAutoRepeat()) {
        m_spaceHeld = false;
        updateCursor();
    }
}

void ViewportWidget::leaveEvent(QEvent* event)
{
    m_pointer.reset();
    m_focus.setPointer(std::nullopt, heldByTool());
    if (m_tool) {
        m_tool->leave();
        onToolActed();
    }
    QOpenGLWidget::leaveEvent(event);
}

void ViewportWidget::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false; // its release goes elsewhere
    updateCursor();
    QOpenGLWidget::focusOutEvent(event);
}

void ViewportWidget::hideEvent(QHideEvent* event)
{
    stopPan();
    cancelTool();
    QOpenGLWidget::hideEvent(event);
}

void ViewportWidget::startPan(QPointF position)
{
    m_panFrom = position;
    updateCursor();
}

void ViewportWidget::stopPan()
{
    m_panFrom.reset();
    updateCursor();
}

void ViewportWidget::cancelTool()
{
    m_toolPressed = false;
    if (!m_tool)
        return;
    m_tool->cancel();
    onToolActed();
    followPointer(); // it is asked about again
}

void ViewportWidget::onToolActed()
{
    ToolOverlay overlay = m_tool ? m_tool->overlay() : ToolOverlay{};
    if (overlay != m_overlay) {
        const bool hidesAnother = overlay.standsIn != m_overlay.standsIn;
        m_overlay = std::move(overlay);
        if (hidesAnother)
            repaintWorld();
        else
            repaintFocus();
    }
    const QString hint = m_tool ? m_tool->hint() : QString();
    if (hint != m_hint) {
        m_hint = hint;
        emit hintChanged(hint);
    }
    updateCursor();
}

void ViewportWidget::updateCursor()
{
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_panFrom)
        shape = Qt::ClosedHandCursor;
    else if (m_spaceHeld)
        shape = Qt::OpenHandCursor;
    else if (m_pointer && listAt(*m_pointer))
        shape = Qt::PointingHandCursor;
    else if (m_overlay.pointer)
        shape = cursorOf(*m_overlay.pointer);
    else if (m_overlay.arrow || !m_overlay.ghosts.empty())
        shape = Qt::CrossCursor;
    if (cursor().shape() != shape)
        setCursor(shape);
}

} // namespace broadside
