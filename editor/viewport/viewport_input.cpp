#include "editor/viewport/viewport_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

/// @file
/// The mouse and the keys of the viewport: pan, zoom, and everything else for the tool.

namespace broadside {
namespace {

constexpr double kPickTolerance = 4.0;   // Logical pixels.
constexpr double kZoomPerNotch = 1.2;    // Of a wheel with notches; finer wheels and touchpads send parts of one.
constexpr double kNotch = 120.0;         // Eighths of a degree times 15, as Qt counts.
constexpr double kPixelsPerNotch = 50.0; // Of a touchpad that counts pixels only.

Vec2 toVec(QPointF point) noexcept { return {point.x(), point.y()}; }

} // namespace

PointerEvent ViewportWidget::pointerEvent(QPointF position, Qt::KeyboardModifiers modifiers) const
{
    PointerEvent event;
    event.screen = toVec(position);
    event.world = m_camera.toWorld(event.screen);
    event.metresPerPixel = 1.0 / m_camera.pixelsPerMetre();
    event.hit = m_stage.pick(event.world, kPickTolerance * event.metresPerPixel);
    event.shift = modifiers.testFlag(Qt::ShiftModifier);
    event.control = modifiers.testFlag(Qt::ControlModifier);
    event.alt = modifiers.testFlag(Qt::AltModifier);
    return event;
}

void ViewportWidget::movePointer(QPointF position)
{
    const PointerEvent event = pointerEvent(position, Qt::NoModifier);
    m_focus.setPointer(event.world, event.hit);
}

void ViewportWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        if (!m_toolPressed)
            startPan(event->position());
    } else if (event->button() == Qt::LeftButton && m_tool && !m_panFrom) {
        m_toolPressed = true;
        m_tool->press(pointerEvent(event->position(), event->modifiers()));
        onToolActed();
    } else {
        event->ignore();
    }
}

// The second press of a double click is a press like any other.
void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

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
    const PointerEvent pointer = pointerEvent(event->position(), event->modifiers());
    m_focus.setPointer(pointer.world, pointer.hit);
    if (m_tool) {
        m_tool->move(pointer);
        onToolActed();
    }
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
    double notches = event->angleDelta().y() / kNotch;
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

void ViewportWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space) {
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
    m_focus.setPointer(std::nullopt, {});
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
}

void ViewportWidget::onToolActed()
{
    ToolOverlay overlay = m_tool ? m_tool->overlay() : ToolOverlay{};
    if (overlay != m_overlay) {
        m_overlay = std::move(overlay);
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
    else if (m_overlay.arrow || !m_overlay.ghosts.empty())
        shape = Qt::CrossCursor;
    if (cursor().shape() != shape)
        setCursor(shape);
}

} // namespace broadside
