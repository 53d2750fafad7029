#include "editor/tools/select_tool.h"

#include "core/base/message/common_messages.h"
#include "core/base/overloaded.h"
#include "core/collision/overlap.h"
#include "core/geometry/bounds.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/locked_objects.h"
#include "editor/document/message_text.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr double kNear = 4.0; // Logical pixels: a click within this distance takes an object.

Aabb boxBetween(Vec2 a, Vec2 b) { return united(Aabb{a, a}, b); }

/// Whether a band overlaps the shape of a row, not only its box.
bool touches(const ObjectTable& objects, ObjectIndex row, const Aabb& band)
{
    if (!(band.width() > 0.0 && band.height() > 0.0))
        return overlaps(objects.boundsOf(row), band); // a band without an area is not a shape
    return overlap(objects.shapeOf(row), objects.poseOf(row), Box{band.width(), band.height()},
                   Pose{.position = band.center(), .angle = 0.0, .scale = {1.0, 1.0}});
}

// Arguments and results are ascending.
std::vector<ObjectId> without(const std::vector<ObjectId>& ids, const std::vector<ObjectId>& others)
{
    std::vector<ObjectId> left;
    std::ranges::set_difference(ids, others, std::back_inserter(left));
    return left;
}
std::vector<ObjectId> together(const std::vector<ObjectId>& ids, const std::vector<ObjectId>& others)
{
    std::vector<ObjectId> all;
    std::ranges::set_union(ids, others, std::back_inserter(all));
    return all;
}

/// The box around the objects after they are moved.
Aabb boxMoved(const std::vector<ObjectPtr>& objects, Vec2 by)
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

ObjectId nextBelow(const std::vector<ObjectId>& underneath, const Focus& focus)
{
    if (underneath.empty())
        return {};
    std::size_t next = 0;
    for (std::size_t i = 0; i < underneath.size(); ++i)
        if (focus.isSelected(underneath[i]))
            next = (i + 1) % underneath.size();
    return underneath[next];
}

SelectTool::SelectTool(ObjectEdits& edits, Focus& focus, const ShownWorld& shownWorld, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_snapper(snapper)
    , m_transformer(edits, focus, snapper)
{}

void SelectTool::press(const PointerEvent& event)
{
    m_selectionBefore = m_focus.selection();
    if (m_shownWorld.canEdit() && m_transformer.press(event))
        return;
    if (event.hit.isNull())
        m_state = Pressed{event, {}};
    else
        pressObject(event);
}

void SelectTool::pressObject(const PointerEvent& event)
{
    Pressed pressed{event, {}};
    const bool wasSelected = m_focus.isSelected(event.hit);
    const bool isPlain = !event.shift && !event.control;
    if (isPlain && (wasSelected || event.alt || isOverSelection(event)))
        pressed.choose = objectClickedBy(event);
    else if (!wasSelected)
        m_focus.select(isPlain ? takenBy(event, event.hit) : together(m_selectionBefore, takenBy(event, event.hit)));
    pressed.toggles = wasSelected && event.control;
    if (isPlain && pressed.choose.isNull())
        pressed.choose = event.hit;
    m_state = pressed;
}

bool SelectTool::isOverSelection(const PointerEvent& event) const
{
    return std::ranges::any_of(m_shownWorld.pickAll(event.world, kNear * event.metresPerPixel),
                               [this](ObjectId id) { return m_focus.isSelected(id); });
}

ObjectId SelectTool::objectClickedBy(const PointerEvent& event) const
{
    if (event.isDouble && m_lastClick)
        return m_lastClick->chosen;
    if (!event.alt && !isRepeated(event))
        return event.hit;
    return nextBelow(m_shownWorld.pickAll(event.world, kNear * event.metresPerPixel), m_focus);
}

bool SelectTool::isRepeated(const PointerEvent& event) const
{
    return m_lastClick && distance(event.screen, m_lastClick->screen) < kDragDistance &&
           m_focus.selection() == m_lastClick->selected;
}

std::vector<ObjectId> SelectTool::takenBy(const PointerEvent& event, ObjectId id) const
{
    const bool isAlone = event.isDouble || event.alt || m_selectionBefore == std::vector{id};
    return isAlone ? std::vector{id} : expandedToGroups(m_edits, {id});
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
    } else if (m_shownWorld.canEdit()) {
        m_transformer.move(event);
    }
}

void SelectTool::release(const PointerEvent& event)
{
    const State state = std::exchange(m_state, Idle{});
    if (const auto* pressed = std::get_if<Pressed>(&state))
        click(*pressed);
    if (m_shownWorld.canEdit())
        m_transformer.release(event);
}

void SelectTool::click(const Pressed& pressed)
{
    m_lastClick.reset();
    if (pressed.at.hit.isNull() && !pressed.at.shift && !pressed.at.control) {
        m_focus.clearSelection();
    } else if (pressed.toggles) {
        m_focus.select(without(m_focus.selection(), takenBy(pressed.at, pressed.at.hit)));
    } else if (!pressed.choose.isNull()) {
        m_lastClick = Click{pressed.at.screen, pressed.choose, takenBy(pressed.at, pressed.choose)};
        m_focus.select(m_lastClick->selected);
    }
}

void SelectTool::cancel()
{
    if (m_transformer.isBusy()) {
        m_transformer.cancel();
        return;
    }
    const State state = std::exchange(m_state, Idle{});
    if (std::holds_alternative<Idle>(state))
        return;
    if (const auto* drag = std::get_if<Dragging>(&state))
        drag->edit->putBack(tr("Move %1"));
    m_focus.select(m_selectionBefore);
}

SelectTool::State SelectTool::beginDrag(const Pressed& pressed)
{
    if (!m_shownWorld.canEdit())
        return Refused{tr("A recording is read only. Convert a step to a scene to move its objects")};
    std::vector<ObjectPtr> objects = movableOf(m_edits, m_focus.selection());
    noteLocked(m_edits, m_focus.selection());
    if (objects.empty())
        return Refused{lockNotice(m_edits, m_focus.selection())};
    const Aabb box = boxMoved(objects, {});
    const auto edit = std::make_shared<GestureEdit>(m_edits, std::move(objects), SceneChange::Kind::Moved);
    const bool isOnTop = m_focus.isSelected(pressed.at.hit);
    return Dragging{pressed.at.world, edit, box, edit->oneOf(isOnTop ? pressed.at.hit : m_focus.lastSelected())};
}

Snap SelectTool::snapped(const Dragging& drag, const PointerEvent& to) const
{
    SnapSubject subject{translated(drag.box, to.world - drag.from)};
    subject.moving = drag.edit->ids();
    subject.metresPerPixel = to.metresPerPixel;
    subject.inverted = to.control;
    return m_snapper.snap(subject);
}

/// Takes a copy of the state: signals of an edit may call the tool again and change it.
void SelectTool::drag(Dragging drag, const PointerEvent& to)
{
    const std::vector<ObjectPtr>& before = drag.edit->before();
    drag.by = to.world - drag.from;
    drag.snap = snapped(drag, to);
    if (!drag.snap.isNone())
        drag.by = offsetOntoLines(drag.snap, drag.by, [&](Vec2 by) { return boxMoved(before, by); });
    const std::vector<ObjectPtr> after = movedBy(before, drag.by);
    if (after.empty())
        return;
    if (!drag.edit->replace(tr("Move %1"), after))
        m_state = Idle{};
    else if (auto* dragging = std::get_if<Dragging>(&m_state))
        *dragging = std::move(drag);
}

std::vector<ObjectId> SelectTool::objectsIn(const Banding& band, std::vector<ObjectId>* left) const
{
    const Aabb box = boxBetween(band.at.world, band.to);
    const bool encloses = band.to.x >= band.at.world.x;
    const ObjectTable& objects = m_shownWorld.objects();
    const TableLayers layers(objects, m_shownWorld.layers());
    std::vector<ObjectId> ids;
    for (const ObjectIndex row : m_shownWorld.objectsIn(box)) {
        if (!layers.isVisible(row))
            continue;
        if (encloses ? contains(box, objects.boundsOf(row)) : touches(objects, row, box))
            ids.push_back(objects.idOf(row));
        else if (left && encloses && touches(objects, row, box))
            left->push_back(objects.idOf(row));
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

ObjectId SelectTool::held() const
{
    const auto* drag = std::get_if<Dragging>(&m_state);
    return drag ? drag->held : m_transformer.held();
}

ToolOverlay SelectTool::overlay() const
{
    ToolOverlay overlay;
    if (const auto* band = std::get_if<Banding>(&m_state))
        overlay.rubberBand = boxBetween(band->at.world, band->to);
    else if (const auto* drag = std::get_if<Dragging>(&m_state))
        overlay.lines = Snapper::linesOf(drag->snap, translated(drag->box, drag->by));
    // A recording has no handles: it cannot be edited.
    else if (std::holds_alternative<Idle>(m_state) && m_shownWorld.canEdit())
        m_transformer.addTo(overlay);
    return overlay;
}

QString SelectTool::hint() const
{
    return std::visit(
        Overloaded{[&](const Dragging& drag) {
                       const QString snap = m_snapper.textOf(drag.snap);
                       return snap.isEmpty() ? (m_snapper.settings().isOn
                                                    ? tr("Release to drop, Esc to cancel; Ctrl turns snapping off")
                                                    : tr("Release to drop, Esc to cancel; Ctrl turns snapping on"))
                                             : tr("Snapped to %1. Esc cancels").arg(snap);
                   },
                   [&](const Banding& band) { return bandHint(band); },
                   [&](const Refused& refused) { return refused.why; }, [&](const auto&) { return idleHint(); }},
        m_state);
}

/// An object that misses the band by a pixel is left out: the hint counts it.
QString SelectTool::bandHint(const Banding& band) const
{
    std::vector<ObjectId> left;
    const std::vector<ObjectId> taken = objectsIn(band, &left);
    if (band.to.x < band.at.world.x)
        return tr("Touched: %1. Drag right to select only enclosed objects").arg(taken.size());
    return left.empty()
               ? tr("Enclosed: %1. Drag left to select touched objects, too").arg(taken.size())
               : tr("Enclosed: %1, only touched: %2. Drag left to select both").arg(taken.size()).arg(left.size());
}

/// Size of the selection in the shown step of a recording.
QString SelectTool::recordedSizeText() const
{
    const ObjectTable& objects = m_shownWorld.objects();
    Aabb box;
    for (const ObjectId id : m_focus.selection())
        if (const auto row = objects.indexOf(id))
            box = united(box, objects.boundsOf(*row));
    return box.isEmpty() ? QString() : Transformer::textOfSize(box);
}

QString SelectTool::idleHint() const
{
    if (QString hint = m_shownWorld.canEdit() ? m_transformer.hint() : QString(); !hint.isEmpty())
        return hint;
    const QString what = !m_shownWorld.canEdit() ? tr("Click or drag to select; a recording cannot be edited")
                         : m_shownWorld.isLive()
                             ? tr("Click to select, drag to move objects in this simulation; the scene does not change")
                             : tr("Click to select, drag to move, drag on empty ground to select several");
    const QString size = m_shownWorld.canEdit() ? m_transformer.sizeText() : recordedSizeText();
    QStringList selected;
    if (const std::size_t count = m_focus.selection().size(); count > 1)
        selected += translated(texts::objectCount(count));
    if (!size.isEmpty())
        selected += size;
    return selected.isEmpty() ? what : tr("Selected: %1. %2").arg(listed(selected), what);
}

} // namespace broadside
