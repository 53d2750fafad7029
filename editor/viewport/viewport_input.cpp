#include "editor/viewport/viewport_input.h"

#include "editor/viewport/pointer_units.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr double kPickTolerance = 4.0;   // Logical pixels.
constexpr double kClickTolerance = 5.0;  // Logical pixels. The hand moves a little during a click.
constexpr std::size_t kMany = 2'000;     // Objects. Their index takes noticeable time.
constexpr double kPixelsPerNotch = 50.0; // Used for a touchpad that reports only pixels.
constexpr double kPannedPerNotch = 60.0; // Logical pixels.

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

ViewportInput::ViewportInput(const ShownWorld& shownWorld, Focus& focus, const Camera2D& camera, LegendAt legendAt)
    : m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_camera(camera)
    , m_legendAt(std::move(legendAt))
{
    m_pointerLater.setSingleShot(true);
    connect(&m_pointerLater, &QTimer::timeout, this, &ViewportInput::followPointer);
    // Handles and vertices follow the selection. While the tool itself is pressed, it updates its overlay anyway.
    const auto follow = [this] {
        if (!m_toolPressed)
            onToolActed();
    };
    connect(&m_focus, &Focus::selectionChanged, this, follow);
    connect(&m_focus, &Focus::verticesChanged, this, follow);
}

void ViewportInput::setTool(Tool* tool)
{
    if (tool == m_tool)
        return;
    cancelTool();
    m_tool = tool;
    onToolActed();
}

PointerEvent ViewportInput::pointerEvent(QPointF position, Qt::KeyboardModifiers modifiers) const
{
    PointerEvent event;
    event.screen = toVec(position);
    event.world = m_camera.toWorld(event.screen);
    event.metresPerPixel = 1.0 / m_camera.pixelsPerMetre();
    event.hit = heldByTool();
    if (event.hit.isNull()) // While the tool drags very many objects there is no time for a search.
        event.hit = m_shownWorld.pick(event.world, kPickTolerance * event.metresPerPixel);
    event.shift = modifiers.testFlag(Qt::ShiftModifier);
    event.control = modifiers.testFlag(Qt::ControlModifier);
    event.alt = modifiers.testFlag(Qt::AltModifier);
    return event;
}

ObjectId ViewportInput::heldByTool() const { return m_tool ? m_tool->held() : ObjectId{}; }

void ViewportInput::movePointer(QPointF position) { tellFocus(pointerEvent(position, Qt::NoModifier)); }

void ViewportInput::tellFocus(const PointerEvent& pointer)
{
    const Tool::Asked asked = m_tool ? m_tool->asked(pointer) : Tool::Asked{pointer.world, pointer.hit};
    m_focus.setPointer(asked.point, asked.object);
}

void ViewportInput::pressMouse(QMouseEvent& event)
{
    if (event.button() == dragButton() || (event.button() == Qt::LeftButton && m_spaceHeld)) {
        if (!m_toolPressed)
            startPan(event.position());
        if (m_panFrom && event.button() == Qt::RightButton)
            m_menuAt = event.position();
    } else if (const auto part = event.button() == Qt::LeftButton ? legendAt(event.position()) : std::nullopt) {
        if (part->list)
            emit listWanted(*part->list);
        else
            emit legendFoldWanted();
    } else if (event.button() == Qt::LeftButton && m_tool && !m_panFrom) {
        pressTool(event.position(), event.modifiers(), false);
    } else {
        event.ignore();
    }
}

std::optional<LegendPart> ViewportInput::legendAt(QPointF position) const
{
    if (m_panFrom || (m_tool && m_tool->isBusy()))
        return std::nullopt;
    return m_legendAt(position);
}

void ViewportInput::pressTool(QPointF position, Qt::KeyboardModifiers modifiers, bool isDouble)
{
    m_toolPressed = true;
    PointerEvent pointer = pointerEvent(position, modifiers);
    pointer.isDouble = isDouble;
    tellFocus(pointer); // A press without a move before it must update the focus, too.
    m_tool->press(pointer);
    tellFocus(pointer); // The tool may ask about something else now.
    onToolActed();
    if (isDouble)
        emit doubleClicked(pointer.hit);
}

void ViewportInput::handleDoubleClick(QMouseEvent& event)
{
    if (event.button() == Qt::LeftButton && !m_spaceHeld && m_tool && !m_panFrom && !legendAt(event.position()))
        pressTool(event.position(), event.modifiers(), true);
    else
        pressMouse(event);
}

void ViewportInput::moveMouse(const QMouseEvent& event)
{
    m_pointer = event.position();
    if (m_menuAt && (event.position() - *m_menuAt).manhattanLength() < kClickTolerance)
        return;
    m_menuAt.reset();
    if (m_panFrom) {
        const QPointF from = std::exchange(*m_panFrom, event.position());
        emit panned(event.position() - from);
        return; // The world moves with the pointer, so the same object stays under it.
    }
    PointerEvent pointer = pointerEvent(event.position(), event.modifiers());
    tellFocus(pointer);
    if (!m_tool)
        return;
    m_tool->move(pointer);
    if (const ObjectId held = heldByTool(); held != pointer.hit && !held.isNull()) { // The drag began.
        pointer.hit = held;
        tellFocus(pointer);
    }
    onToolActed();
}

void ViewportInput::releaseMouse(QMouseEvent& event)
{
    if (m_panFrom && (event.button() == dragButton() || event.button() == Qt::LeftButton)) {
        const std::optional<QPointF> click = m_menuAt;
        stopPan();
        if (click)
            openMenu(*click);
    } else if (event.button() == Qt::LeftButton && m_toolPressed) {
        m_toolPressed = false;
        if (m_tool)
            m_tool->release(pointerEvent(event.position(), event.modifiers()));
        onToolActed();
        movePointer(event.position());
    } else {
        event.ignore();
    }
}

void ViewportInput::handleWheel(const QWheelEvent& event)
{
    if (m_habits.wheel == WheelUse::Pan && !event.modifiers().testFlag(Qt::ControlModifier)) {
        panByWheel(event);
        return;
    }
    double notches = event.angleDelta().y() / kUnitsPerNotch;
    if (event.angleDelta().isNull())
        notches = event.pixelDelta().y() / kPixelsPerNotch;
    if (notches == 0.0)
        return;
    emit zoomed(event.position(), std::pow(kZoomPerNotch, -notches));
    if (m_pointer)
        movePointer(*m_pointer); // The tolerance in metres changed.
}

Qt::MouseButton ViewportInput::dragButton() const
{
    return m_habits.drag == ViewDragButton::Right ? Qt::RightButton : Qt::MiddleButton;
}

/// The world moves in the direction in which a text would scroll.
void ViewportInput::panByWheel(const QWheelEvent& event)
{
    QPointF pixels = event.pixelDelta();
    if (pixels.isNull())
        pixels = QPointF(event.angleDelta()) * (kPannedPerNotch / kUnitsPerNotch);
    if (event.modifiers().testFlag(Qt::ShiftModifier) && pixels.x() == 0.0)
        pixels = pixels.transposed();
    if (pixels.isNull())
        return;
    emit panned(pixels);
    if (m_pointer)
        movePointer(*m_pointer); // another object may be under it
}

void ViewportInput::openMenu(QPointF position)
{
    const double tolerance = kPickTolerance / m_camera.pixelsPerMetre();
    emit menuWanted(position.toPoint(), m_shownWorld.pickAll(m_camera.toWorld(toVec(position)), tolerance));
}

/// The menu key opens the menu for the objects under the pointer. Without a pointer it opens in the middle, for the
/// selection.
void ViewportInput::requestMenu(const QContextMenuEvent& event, QPoint middle)
{
    if (m_panFrom || m_toolPressed)
        return;
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    if (event.reason() == QContextMenuEvent::Mouse && m_habits.drag == ViewDragButton::Right)
        return; // The release opens it, unless the button dragged the view.
    if (byKey && !m_pointer) {
        emit menuWanted(middle, m_focus.selection());
        return;
    }
    openMenu(byKey ? *m_pointer : QPointF(event.pos()));
}

void ViewportInput::block()
{
    stopPan();
    if (m_toolPressed)
        cancelTool();
}

bool ViewportInput::takesKey(const QKeyEvent& event) const
{
    const auto key = toolKeyOf(event);
    return m_tool && key && m_tool->takes(*key);
}

bool ViewportInput::pressKey(const QKeyEvent& event)
{
    if (takesKey(event)) {
        m_tool->key(*toolKeyOf(event), event.modifiers().testFlag(Qt::ShiftModifier));
        onToolActed();
    } else if (event.key() == Qt::Key_Space) {
        m_spaceHeld = true;
        updateCursor();
    } else if (event.key() == Qt::Key_Escape && (m_panFrom || (m_tool && m_tool->isBusy()))) {
        stopPan();
        cancelTool();
    } else if (event.key() == Qt::Key_Escape && !m_focus.selection().empty()) {
        m_focus.clearSelection();
    } else {
        return false;
    }
    return true;
}

bool ViewportInput::releaseKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space)
        return false;
    if (!event.isAutoRepeat()) {
        m_spaceHeld = false;
        updateCursor();
    }
    return true;
}

void ViewportInput::leave()
{
    m_pointer.reset();
    m_focus.setPointer(std::nullopt, heldByTool());
    if (m_tool) {
        m_tool->leave();
        onToolActed();
    }
}

void ViewportInput::handleFocusLoss()
{
    m_spaceHeld = false;
    updateCursor();
}

void ViewportInput::hide()
{
    stopPan();
    cancelTool();
}

void ViewportInput::shiftStoredPositions(QPointF by)
{
    for (std::optional<QPointF>* place : {&m_pointer, &m_panFrom})
        if (*place)
            **place += by;
}

void ViewportInput::followShownWorld()
{
    if (m_shownWorld.objects().presentCount() > kMany)
        m_pointerLater.start(0);
    else
        followPointer();
    onToolActed(); // This is needed also without a pointer.
}

void ViewportInput::followPointer()
{
    if (m_pointer)
        movePointer(*m_pointer);
}

void ViewportInput::startPan(QPointF position)
{
    m_panFrom = position;
    updateCursor();
}

void ViewportInput::stopPan()
{
    m_panFrom.reset();
    m_menuAt.reset();
    updateCursor();
}

void ViewportInput::cancelTool()
{
    m_toolPressed = false;
    if (!m_tool)
        return;
    m_tool->cancel();
    onToolActed();
    followPointer(); // The focus follows the pointer again.
}

void ViewportInput::onToolActed()
{
    ToolOverlay overlay = m_tool ? m_tool->overlay() : ToolOverlay{};
    if (overlay != m_overlay) {
        const bool hidesAnother = overlay.replacedObject != m_overlay.replacedObject;
        m_overlay = std::move(overlay);
        emit overlayChanged(hidesAnother);
    }
    const QString hint = m_tool ? m_tool->hint() : QString();
    if (hint != m_hint) {
        m_hint = hint;
        emit hintChanged(hint);
    }
    updateCursor();
}

void ViewportInput::updateCursor()
{
    const auto shapeNow = [this] {
        if (m_panFrom)
            return Qt::ClosedHandCursor;
        if (m_spaceHeld)
            return Qt::OpenHandCursor;
        if (m_pointer && legendAt(*m_pointer))
            return Qt::PointingHandCursor;
        if (m_overlay.pointer)
            return cursorOf(*m_overlay.pointer);
        return m_overlay.arrow || !m_overlay.ghosts.empty() ? Qt::CrossCursor : Qt::ArrowCursor;
    };
    emit cursorChanged(shapeNow());
}

} // namespace broadside
