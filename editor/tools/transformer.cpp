#include "editor/tools/transformer.h"

#include "core/math/pose.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/arranging/transform.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

using Kind = TransformHandle::Kind;

QString shortNumber(double value) { return rounded(value, 4); }

SnapParts partsOf(int side) { return side == 0 ? 0 : side > 0 ? kHighPart : kLowPart; }

/// `missed` if it is small enough to be an effect of rounding, else 0.
double rounding(double missed, double at)
{
    return std::abs(missed) <= 1e-9 * std::max(1.0, std::abs(at)) ? missed : 0.0;
}

/// How far the side that must stay has moved.
double offsetOfFixedSide(int held, double loBefore, double hiBefore, double lo, double hi)
{
    return held == 0 ? 0.0 : held > 0 ? loBefore - lo : hiBefore - hi;
}

ToolOverlay::Handle shown(const TransformHandle& handle, bool isChosen)
{
    using Shape = ToolOverlay::Handle::Kind;
    const Shape shape = handle.kind == Kind::Size   ? Shape::Square
                        : handle.kind == Kind::Turn ? Shape::Round
                                                    : Shape::Pivot;
    return {.position = handle.position, .kind = shape, .isChosen = isChosen, .offset = handle.offset};
}

} // namespace

Transformer::Transformer(ObjectEdits& edits, const Focus& focus, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_snapper(snapper)
{}

std::vector<ObjectPtr> Transformer::objects() const
{
    return m_focus.selection().size() <= kMostObjects ? movableOf(m_edits, m_focus.selection())
                                                      : std::vector<ObjectPtr>{};
}

std::vector<TransformHandle> Transformer::handles() const
{
    const Aabb box = boxAround(objects());
    return box.isEmpty() ? std::vector<TransformHandle>{} : handlesOf(box, pivot(), m_metresPerPixel);
}

std::optional<Vec2> Transformer::pivot() const
{
    const ObjectPtr of = m_pivot && m_pivot->of == m_focus.lastSelected() ? m_edits.find(m_pivot->of) : nullptr;
    return of ? std::optional(Placement(of->pose).toWorld(m_pivot->model)) : std::nullopt;
}

void Transformer::setPivot(Vec2 world)
{
    if (const ObjectPtr of = m_edits.find(m_focus.lastSelected()))
        m_pivot = Pivot{of->id, Placement(of->pose).toModel(world)};
}

bool Transformer::press(const PointerEvent& event)
{
    m_metresPerPixel = event.metresPerPixel;
    const auto handle = handleAt(handles(), event.world, event.metresPerPixel);
    if (!handle)
        return false;
    std::vector<ObjectPtr> before = objects();
    Gesture gesture{.handle = *handle, .from = event.world, .box = boxAround(before), .pivot = {}, .edit = {}};
    gesture.screen = event.screen;
    gesture.pivot = pivot().value_or(gesture.box.center());
    gesture.stretches = canStretch(before);
    if (handle->kind != Kind::Pivot)
        gesture.edit = std::make_shared<GestureEdit>(m_edits, std::move(before),
                                                     handle->kind == Kind::Size ? SceneChange::Kind::Edited
                                                                                : SceneChange::Kind::Moved);
    m_pivotBefore = m_pivot;
    if (handle->kind == Kind::Pivot && event.isDouble)
        m_pivot.reset();
    m_gesture = std::move(gesture);
    return true;
}

void Transformer::move(const PointerEvent& event)
{
    m_metresPerPixel = event.metresPerPixel;
    if (!m_gesture) {
        m_hovered = handleAt(handles(), event.world, event.metresPerPixel);
        return;
    }
    m_gesture->isDragged |= distance(event.screen, m_gesture->screen) >= Tool::kDragDistance;
    if (!m_gesture->isDragged)
        return;
    m_gesture->at = event.world;
    switch (m_gesture->handle.kind) {
    case Kind::Size:
        size(event);
        break;
    case Kind::Turn:
        turn(event);
        break;
    case Kind::Pivot:
        movePivot(event);
        break;
    }
}

void Transformer::release(const PointerEvent& event)
{
    m_gesture.reset();
    move(event); // updates the hovered handle
}

ObjectId Transformer::held() const
{
    return m_gesture && m_gesture->edit ? m_gesture->edit->oneOf(m_focus.lastSelected()) : ObjectId{};
}

void Transformer::cancel()
{
    const std::optional<Gesture> gesture = std::exchange(m_gesture, std::nullopt);
    if (!gesture)
        return;
    m_pivot = m_pivotBefore;
    if (gesture->edit)
        gesture->edit->putBack(tr("Size %1"));
}

void Transformer::size(const PointerEvent& event)
{
    const Sizing sizing = snappedSizing(event);
    std::vector<ObjectPtr> after;
    for (const ObjectPtr& object : m_gesture->edit->before()) {
        after.push_back(scaledAbout(*object, sizing.anchor, sizing.factors));
        if (!after.back())
            return;
    }
    after = mended(std::move(after), event.alt);
    m_gesture->text = textOfSize(boxAround(after));
    replace(tr("Size %1"), after);
}

Sizing Transformer::snappedSizing(const PointerEvent& event)
{
    Gesture& g = *m_gesture;
    const Vec2 to = heldCorner(g.box, g.handle) + (event.world - g.from);
    const std::optional<Vec2> middle = event.alt ? std::optional(g.pivot) : std::nullopt;
    const bool keeps = event.shift || !g.stretches;
    const double least = event.metresPerPixel;
    const Sizing free = sizingTo(g.box, g.handle, to, middle, false, least);
    const LeadingAxis leading = free.factors.x >= free.factors.y ? LeadingAxis::X : LeadingAxis::Y;
    const bool isCorner = g.handle.x != 0 && g.handle.y != 0;
    SnapSubject subject{sized(g.box, sizingTo(g.box, g.handle, to, middle, keeps, least, leading))};
    subject.x = keeps && isCorner && leading == LeadingAxis::Y ? 0 : partsOf(g.handle.x);
    subject.y = keeps && isCorner && leading == LeadingAxis::X ? 0 : partsOf(g.handle.y);
    subject.moving = g.edit->ids();
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    g.snap = m_snapper.snap(subject);
    const Vec2 held{g.snap.x ? g.snap.x->line.at : to.x, g.snap.y ? g.snap.y->line.at : to.y};
    return sizingTo(g.box, g.handle, held, middle, keeps, least, leading);
}

/// Removes the effects of rounding: the snapped side lies exactly on its line, and the opposite side stays where it
/// was.
std::vector<ObjectPtr> Transformer::mended(std::vector<ObjectPtr> after, bool keepsMiddle) const
{
    const Gesture& g = *m_gesture;
    const Aabb box = boxAround(after);
    Vec2 by = g.snap.offsetToLines(box);
    if (!g.snap.x && !keepsMiddle)
        by.x = offsetOfFixedSide(g.handle.x, g.box.lo.x, g.box.hi.x, box.lo.x, box.hi.x);
    if (!g.snap.y && !keepsMiddle)
        by.y = offsetOfFixedSide(g.handle.y, g.box.lo.y, g.box.hi.y, box.lo.y, box.hi.y);
    by = {rounding(by.x, box.lo.x), rounding(by.y, box.lo.y)};
    if (by == Vec2{})
        return after;
    std::vector<ObjectPtr> better = movedBy(after, by);
    return better.empty() ? after : better;
}

void Transformer::turn(const PointerEvent& event)
{
    const Gesture& g = *m_gesture;
    const std::vector<ObjectPtr>& before = g.edit->before();
    const double angle = before.size() == 1 ? before.front()->pose.angle : 0.0;
    const double degrees = rotationBetween(g.pivot, g.from, event.world, angle, event.shift);
    std::vector<ObjectPtr> after;
    for (const ObjectPtr& object : before) {
        after.push_back(rotatedAbout(*object, g.pivot, degrees));
        if (!after.back())
            return;
    }
    m_gesture->text = before.size() == 1 ? tr("%1\u00B0").arg(shortNumber(after.front()->pose.angle))
                                         : tr("by %1\u00B0").arg(shortNumber(degrees));
    replace(tr("Rotate %1"), after);
}

void Transformer::movePivot(const PointerEvent& event)
{
    SnapSubject subject{Aabb{event.world, event.world}};
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    const Vec2 at = m_snapper.snapPoint(event.world, subject, &m_gesture->snap);
    m_gesture->at = at;
    setPivot(at);
}

void Transformer::replace(const QString& pattern, const std::vector<ObjectPtr>& after)
{
    const std::shared_ptr<GestureEdit> edit = m_gesture->edit; // kept here: signals of the edit may end the gesture
    if (!edit->replace(pattern, after))
        m_gesture.reset();
}

void Transformer::addTo(ToolOverlay& overlay) const
{
    const std::optional<TransformHandle>& chosen = m_gesture ? std::optional(m_gesture->handle) : m_hovered;
    const std::vector<TransformHandle> all = handles();
    for (const TransformHandle& handle : all) {
        const bool isChosen = chosen && chosen->kind == handle.kind && chosen->x == handle.x && chosen->y == handle.y;
        overlay.handles.push_back(shown(handle, isChosen));
    }
    if (chosen && !all.empty())
        overlay.pointer = pointerShapeOf(*chosen);
    if (!m_gesture || !m_gesture->isDragged)
        return;
    if (!m_gesture->text.isEmpty())
        overlay.labels.push_back({m_gesture->at, m_gesture->text});
    const Aabb box = m_gesture->handle.kind == Kind::Pivot ? Aabb{m_gesture->at, m_gesture->at} : boxAround(objects());
    overlay.lines = Snapper::linesOf(m_gesture->snap, box);
    if (m_gesture->handle.kind == Kind::Turn)
        overlay.lines.push_back({m_gesture->pivot, m_gesture->at, ToolOverlay::Line::Kind::Guide});
}

QString Transformer::textOfSize(const Aabb& box) { return extentText({box.width(), box.height()}); }

QString Transformer::sizeText() const
{
    const std::vector<ObjectPtr> all = objects();
    if (all.empty())
        return {};
    const QString size = textOfSize(boxAround(all));
    const double angle = all.size() == 1 ? all.front()->pose.angle : 0.0;
    return angle == 0.0 ? size : tr("%1, %2\u00B0").arg(size, shortNumber(angle));
}

QString Transformer::hint() const
{
    if (m_gesture) {
        if (m_gesture->handle.kind == Kind::Pivot)
            return tr("Release to rotate about this point, Esc to cancel");
        const QString snap = m_snapper.textOf(m_gesture->snap);
        return snap.isEmpty() ? tr("%1. Release to apply, Esc to cancel").arg(m_gesture->text)
                              : tr("%1. Snapped to %2. Release to apply, Esc to cancel").arg(m_gesture->text, snap);
    }
    if (!m_hovered)
        return {};
    switch (m_hovered->kind) {
    case Kind::Turn:
        return tr("Drag to rotate about the cross, or about the centre; Shift uses steps of 15 degrees");
    case Kind::Pivot:
        return pivot() ? tr("Drag the pivot; double-click to move it back to the centre")
                       : tr("Drag this cross to set the pivot; it starts at the centre");
    case Kind::Size:
        break;
    }
    return (m_snapper.settings().isOn ? tr("%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre "
                                           "or the cross, Ctrl turns snapping off")
                                      : tr("%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre "
                                           "or the cross, Ctrl turns snapping on"))
        .arg(sizeText());
}

} // namespace broadside
