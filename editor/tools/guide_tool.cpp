#include "editor/tools/guide_tool.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kLongNudge = 10; // steps

double Vec2::*coordinateOf(GuideAxis axis) { return axis == GuideAxis::X ? &Vec2::x : &Vec2::y; }

PointerShape shapeFor(Guide guide) { return guide.axis == GuideAxis::X ? PointerShape::SizeX : PointerShape::SizeY; }

/// Steps across the guide; 0 for a key along it.
int stepsOf(ToolKey key, GuideAxis axis)
{
    if (key == (axis == GuideAxis::X ? ToolKey::Right : ToolKey::Up))
        return 1;
    return key == (axis == GuideAxis::X ? ToolKey::Left : ToolKey::Down) ? -1 : 0;
}

} // namespace

std::optional<Guide> GuideTool::under(const PointerEvent& event) const
{
    return guides().nearest(event.world, kNear * event.metresPerPixel);
}

std::optional<Guide> GuideTool::target() const
{
    if (m_pointer)
        if (const std::optional<Guide> guide = under(*m_pointer))
            return guide;
    return m_chosen && guides().contains(*m_chosen) ? m_chosen : std::nullopt;
}

GuideTool::Place GuideTool::snapped(Guide wanted, const PointerEvent& event) const
{
    SnapSubject subject;
    subject.isGuide = true;
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    (wanted.axis == GuideAxis::X ? subject.y : subject.x) = 0;
    Place place{wanted};
    Vec2 point = event.world;
    point.*coordinateOf(wanted.axis) = wanted.at;
    place.guide.at = m_snapper.snapPoint(point, subject, &place.snap).*coordinateOf(wanted.axis);
    return place;
}

GuideTool::Place GuideTool::newAt(const PointerEvent& event) const
{
    const GuideAxis axis = event.shift ? GuideAxis::Y : GuideAxis::X;
    return snapped({axis, event.world.*coordinateOf(axis)}, event);
}

/// The place of the guide if the button were released now.
GuideTool::Place GuideTool::placeFor(const Held& held) const
{
    if (!held.guide)
        return newAt(held.now);
    if (!held.isDragged)
        return {*held.guide};
    const auto along = coordinateOf(held.guide->axis);
    const double by = held.now.world.*along - held.from.world.*along;
    return snapped({held.guide->axis, held.guide->at + by}, held.now);
}

void GuideTool::press(const PointerEvent& event)
{
    m_note.clear();
    m_pointer = event;
    m_held = Held{event, event, under(event)};
    if (m_held->guide)
        m_chosen = m_held->guide;
}

void GuideTool::move(const PointerEvent& event)
{
    m_note.clear();
    m_pointer = event;
    if (!m_held)
        return;
    m_held->now = event;
    m_held->isDragged |= distance(event.screen, m_held->from.screen) >= kDragDistance;
}

void GuideTool::release(const PointerEvent& event)
{
    move(event);
    if (const std::optional<Held> held = std::exchange(m_held, std::nullopt))
        drop(*held);
}

void GuideTool::drop(const Held& held)
{
    if (held.guide && !guides().contains(*held.guide))
        return; // the guide was removed by another edit during the drag
    const Guide guide = placeFor(held).guide;
    m_note = held.guide ? moveGuide(m_document, *held.guide, guide) : addGuide(m_document, guide);
    if (m_note.isEmpty())
        m_chosen = guide;
}

void GuideTool::cancel()
{
    if (!std::exchange(m_held, std::nullopt))
        m_chosen.reset();
}

bool GuideTool::takes(ToolKey key) const
{
    if (m_held)
        return key != ToolKey::Enter; // during a drag no other shortcut may edit guides or objects
    if (key == ToolKey::Enter)
        return !guides().isEmpty();
    return target().has_value();
}

void GuideTool::key(ToolKey key, bool shift)
{
    const std::optional<Guide> guide = target();
    if (m_held)
        return;
    if (key == ToolKey::Enter)
        chooseNext();
    else if (guide && (key == ToolKey::Delete || key == ToolKey::Backspace))
        removeTarget();
    else if (guide)
        nudge(*guide, stepsOf(key, guide->axis) * (shift ? kLongNudge : 1));
}

void GuideTool::removeTarget()
{
    removeGuide(m_document, *target());
    m_chosen.reset();
}

void GuideTool::nudge(Guide guide, int steps)
{
    if (steps != 0)
        guide = m_nudger.nudge(m_document, guide, steps);
    m_chosen = guide;
    m_pointer.reset(); // it may be over another guide now
}

void GuideTool::chooseNext()
{
    const std::vector<Guide> all = guides().all();
    if (all.empty())
        return;
    const std::optional<Guide> now = target();
    const auto found = now ? std::ranges::find(all, *now) : all.end();
    m_chosen = found == all.end() || found + 1 == all.end() ? all.front() : *(found + 1);
    m_pointer.reset();
}

ToolOverlay GuideTool::overlay() const
{
    ToolOverlay overlay;
    overlay.labelsGuides = true;
    overlay.pointer = PointerShape::Cross;
    const std::optional<Guide> near = target();
    if (m_held) {
        const Place place = placeFor(*m_held);
        overlay.guide = {place.guide, m_held->guide};
        if (m_held->guide)
            overlay.pointer = shapeFor(place.guide);
        overlay.lines = Snapper::linesOf(place.snap, {m_held->now.world, m_held->now.world});
        overlay.labels.push_back({m_held->now.world, placeOf(place.guide)});
    } else if (m_pointer && !under(*m_pointer)) {
        const Place place = newAt(*m_pointer);
        overlay.guide = {place.guide, std::nullopt};
        overlay.lines = Snapper::linesOf(place.snap, {m_pointer->world, m_pointer->world});
        overlay.labels.push_back({m_pointer->world, placeOf(place.guide)});
    } else if (near) {
        overlay.guide = {*near, near};
        if (m_pointer) {
            overlay.pointer = shapeFor(*near);
            overlay.labels.push_back({m_pointer->world, placeOf(*near)});
        }
    }
    return overlay;
}

QString GuideTool::hint() const
{
    if (!m_note.isEmpty())
        return m_note;
    if (!m_held)
        return idleHint();
    const Place place = placeFor(*m_held);
    const QString snap = m_snapper.textOf(place.snap);
    const QString where = snap.isEmpty() ? placeOf(place.guide) : tr("%1, %2").arg(placeOf(place.guide), snap);
    return m_held->guide ? tr("Release to move the guide to %1, Esc to cancel").arg(where)
                         : tr("Release to add a guide at %1, Esc to cancel").arg(where);
}

QString GuideTool::idleHint() const
{
    const std::optional<Guide> guide = target();
    const bool isOnGround = m_pointer && !under(*m_pointer);
    if (guide && !isOnGround)
        return (guide->axis == GuideAxis::X ? tr("Guide at %1: drag it, or move it with Left and Right; Delete removes "
                                                 "it, double-click to type its position")
                                            : tr("Guide at %1: drag it, or move it with Up and Down; Delete removes "
                                                 "it, double-click to type its position"))
            .arg(placeOf(*guide));
    return guides().isEmpty() ? tr("Click to add a vertical guide, Shift+click for a horizontal one")
                              : tr("Click to add a vertical guide, Shift+click for a horizontal one; drag a guide to "
                                   "move it, Enter selects the next one");
}

} // namespace broadside
