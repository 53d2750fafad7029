#include "editor/tools/select_tool.h"

#include "core/base/overloaded.h"
#include "core/collision/overlap.h"
#include "core/geometry/bounds.h"
#include "editor/commands/move_objects.h"
#include "editor/commands/object_commands.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

Aabb boxBetween(Vec2 a, Vec2 b) { return united(Aabb{a, a}, b); }

/// Whether a band lies over the shape of a row, not only over its box.
bool touches(const ObjectTable& objects, ObjectIndex row, const Aabb& band)
{
    if (!(band.width() > 0.0 && band.height() > 0.0))
        return overlaps(objects.boundsOf(row), band); // a line is no shape
    return overlap(objects.shapeOf(row), objects.poseOf(row), Box{band.width(), band.height()},
                   Pose{.position = band.center(), .angle = 0.0, .scale = {1.0, 1.0}});
}

/// Around objects that stand so much farther.
Aabb boxAround(const std::vector<ObjectPtr>& objects, Vec2 by)
{
    Aabb box;
    for (const ObjectPtr& object : objects) {
        Pose pose = object->pose;
        pose.position = pose.position + by;
        box = united(box, boundsOf(object->shape, pose));
    }
    return box;
}

} // namespace

SelectTool::SelectTool(ObjectEdits& edits, Focus& focus, const Stage& stage, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_stage(stage)
    , m_snapper(snapper)
{}

void SelectTool::press(const PointerEvent& event)
{
    m_selectionBefore = m_focus.selection();
    if (event.hit.isNull())
        m_state = Pressed{event};
    else
        pressObject(event);
}

void SelectTool::pressObject(const PointerEvent& event)
{
    Pressed pressed{event};
    const bool wasSelected = m_focus.isSelected(event.hit);
    if (!wasSelected && (event.shift || event.control))
        m_focus.toggle(event.hit);
    else if (!wasSelected)
        m_focus.select(event.hit);
    pressed.toggleOnRelease = wasSelected && event.control;
    pressed.selectOnRelease = wasSelected && !event.control && !event.shift;
    m_state = pressed;
}

void SelectTool::move(const PointerEvent& event)
{
    if (const auto* pressed = std::get_if<Pressed>(&m_state)) {
        if (distance(event.screen, pressed->at.screen) < kDragDistance)
            return;
        m_state = pressed->at.hit.isNull() ? State{Banding{pressed->at, event.world}} : beginDrag(*pressed);
    }
    if (const auto* dragging = std::get_if<Dragging>(&m_state)) {
        drag(*dragging, event);
    } else if (auto* band = std::get_if<Banding>(&m_state)) {
        band->to = event.world;
        selectIn(Banding(*band));
    }
}

void SelectTool::release(const PointerEvent&)
{
    const State state = std::exchange(m_state, Idle{});
    if (const auto* pressed = std::get_if<Pressed>(&state)) {
        if (pressed->at.hit.isNull() && !pressed->at.shift && !pressed->at.control)
            m_focus.clearSelection();
        else if (pressed->toggleOnRelease)
            m_focus.toggle(pressed->at.hit);
        else if (pressed->selectOnRelease)
            m_focus.select(pressed->at.hit);
    }
}

void SelectTool::cancel()
{
    const State state = std::exchange(m_state, Idle{});
    if (std::holds_alternative<Idle>(state))
        return;
    if (const auto* drag = std::get_if<Dragging>(&state))
        moveObjects(*drag, drag->objects); // merges to a step that changes nothing, which the stack drops
    m_focus.select(m_selectionBefore);
}

SelectTool::State SelectTool::beginDrag(const Pressed& pressed)
{
    Dragging drag{.from = pressed.at.world,
                  .objects = movableOf(m_edits, m_focus.selection()),
                  .gesture = m_edits.newGesture(),
                  .revision = m_edits.revision(),
                  .isLive = m_edits.isLive()};
    if (drag.objects.empty())
        return Refused{tr("What is selected is locked; unlock it to move it")};
    for (const ObjectPtr& object : drag.objects)
        drag.ids.push_back(object->id);
    drag.box = boxAround(drag.objects, {});
    return drag;
}

Snap SelectTool::snapped(const Dragging& drag, const PointerEvent& to) const
{
    SnapSubject subject{translated(drag.box, to.world - drag.from)};
    subject.moving = drag.ids;
    subject.metresPerPixel = to.metresPerPixel;
    subject.inverted = to.control;
    return m_snapper.snap(subject);
}

/// A copy of the state: an edit may come back here through signals.
void SelectTool::drag(Dragging drag, const PointerEvent& to)
{
    drag.by = to.world - drag.from;
    drag.snap = snapped(drag, to);
    if (!drag.snap.isNone())
        drag.by = broughtOnto(drag.snap, drag.by, [&](Vec2 by) { return boxAround(drag.objects, by); });
    if (std::vector<ObjectPtr> after = movedBy(drag.objects, drag.by); !after.empty())
        moveObjects(drag, std::move(after));
}

void SelectTool::moveObjects(const Dragging& drag, std::vector<ObjectPtr> after)
{
    // Somebody else edited (our objects may be gone, our step may be undone), or began or ended a simulation by key.
    if (m_edits.isLive() != drag.isLive || m_edits.revision() != drag.revision) {
        m_state = Idle{};
        return;
    }
    std::vector<ObjectEdits::Replacement> moved;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (m_edits.contains(after[i]->id)) // a hit may have removed it
            moved.push_back({drag.objects[i], after[i]});
    if (moved.empty())
        return;
    m_edits.replace(commandText(tr("Move"), after), moved, SceneChange::Kind::Moved, drag.gesture);
    if (auto* dragging = std::get_if<Dragging>(&m_state)) {
        dragging->revision = m_edits.revision();
        dragging->snap = drag.snap;
        dragging->by = drag.by;
    }
}

std::vector<ObjectId> SelectTool::objectsIn(const Banding& band) const
{
    const Aabb box = boxBetween(band.at.world, band.to);
    const bool encloses = band.to.x >= band.at.world.x;
    const ObjectTable& objects = m_stage.objects();
    const TableLayers layers(objects, m_stage.layers());
    std::vector<ObjectId> ids;
    for (const ObjectIndex row : m_stage.objectsIn(box)) {
        if (!layers.isVisible(row))
            continue;
        if (encloses ? contains(box, objects.boundsOf(row)) : touches(objects, row, box))
            ids.push_back(objects.idOf(row));
    }
    return ids;
}

void SelectTool::selectIn(const Banding& band)
{
    std::vector<ObjectId> ids = objectsIn(band);
    std::vector<ObjectId> selection;
    std::ranges::sort(ids);
    if (band.at.control)
        std::ranges::set_symmetric_difference(m_selectionBefore, ids, std::back_inserter(selection));
    else if (band.at.shift)
        std::ranges::set_union(m_selectionBefore, ids, std::back_inserter(selection));
    else
        selection = std::move(ids);
    m_focus.select(std::move(selection));
}

ToolOverlay SelectTool::overlay() const
{
    ToolOverlay overlay;
    if (const auto* band = std::get_if<Banding>(&m_state))
        overlay.rubberBand = boxBetween(band->at.world, band->to);
    else if (const auto* drag = std::get_if<Dragging>(&m_state))
        overlay.lines = Snapper::linesOf(drag->snap, translated(drag->box, drag->by));
    return overlay;
}

QString SelectTool::hint() const
{
    return std::visit(
        Overloaded{
            [&](const Dragging& drag) {
                const QString snap = m_snapper.textOf(drag.snap);
                return snap.isEmpty() ? tr("Release to drop; Esc puts it back; Ctrl turns snapping %1")
                                            .arg(m_snapper.settings().isOn ? tr("off") : tr("on"))
                                      : tr("Snapped to %1. Esc puts it back").arg(snap);
            },
            [&](const Banding& band) {
                return band.to.x >= band.at.world.x
                           ? tr("Selects what it encloses; drag left to select what it touches")
                           : tr("Selects what it touches; drag right to select what it encloses");
            },
            [&](const Refused& refused) { return refused.why; },
            [&](const auto&) {
                return m_stage.isLive()
                           ? tr("Click to select, drag to move: an edit of this simulation, the scene stays as it is")
                           : tr("Click to select, drag to move, drag on empty ground to select several");
            }},
        m_state);
}

} // namespace broadside
