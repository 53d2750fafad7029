#include "editor/tools/vertex_tool.h"

#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "core/math/pose.h"
#include "core/scene/layers.h"
#include "editor/commands/arranging/vertices.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"
#include "editor/tools/tool_messages.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/shape_words.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kVertexNear = 7.0;
constexpr double kEdgeNear = 5.0;
constexpr double kStepsPerMetre = 10.0; // the same step as for nudged objects

constexpr int kVertexDigits = 6;

std::vector<Vec2> inWorld(const Pose& pose, std::vector<Vec2> points)
{
    const Placement placement(pose);
    for (Vec2& point : points)
        point = placement.toWorld(point);
    return points;
}

std::vector<std::pair<Vec2, Vec2>> edgesInWorld(const Pose& pose, const Shape& shape)
{
    const std::vector<Vec2> points = inWorld(pose, verticesOf(shape));
    std::vector<std::pair<Vec2, Vec2>> edges;
    for (const auto& [from, to] : edgesOf(shape))
        edges.emplace_back(points[from], points[to]);
    return edges;
}

std::vector<std::size_t> toggled(std::vector<std::size_t> chosen, std::size_t vertex)
{
    if (std::erase(chosen, vertex) == 0)
        chosen.push_back(vertex);
    std::ranges::sort(chosen);
    return chosen;
}

} // namespace

VertexTool::VertexTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_snapper(snapper)
{}

bool VertexTool::canEdit(const SceneObject& object)
{
    return isVertexList(object.shape) || !verticesOf(object.shape).empty();
}

ObjectPtr VertexTool::target() const
{
    const ObjectPtr object = m_edits.find(m_focus.lastSelected());
    return object && canEdit(*object) && !LayerStates(m_edits.layers()).isLocked(*object) ? object : nullptr;
}

/// Removes vertices that no longer exist from the choice, and ends a nudge of another object.
void VertexTool::dropStaleVertices(const ObjectPtr& object)
{
    if (m_nudging && (!object || m_nudging->edit->ids().front() != object->id))
        m_nudging.reset();
    std::vector<std::size_t> left = chosen();
    const std::size_t count = object ? verticesOf(object->shape).size() : 0;
    std::erase_if(left, [count](std::size_t i) { return i >= count; });
    choose(std::move(left));
}

bool VertexTool::isChosen(std::size_t vertex) const { return std::ranges::binary_search(chosen(), vertex); }

std::optional<std::size_t> VertexTool::vertexAt(const SceneObject& object, const PointerEvent& event) const
{
    const std::vector<Vec2> points = inWorld(object.pose, verticesOf(object.shape));
    const auto nearest = std::ranges::min_element(points, {}, [&](Vec2 p) { return distance(p, event.world); });
    if (nearest == points.end() || distance(*nearest, event.world) > kVertexNear * event.metresPerPixel)
        return std::nullopt;
    return static_cast<std::size_t>(nearest - points.begin());
}

std::optional<std::pair<std::size_t, std::size_t>> VertexTool::edgeAt(const SceneObject& object,
                                                                      const PointerEvent& event) const
{
    if (!isVertexList(object.shape)) // no vertices can be added to other shapes
        return std::nullopt;
    const std::vector<Vec2> points = inWorld(object.pose, verticesOf(object.shape));
    const auto edges = edgesOf(object.shape);
    const auto away = [&](const std::pair<std::size_t, std::size_t>& edge) {
        return distance(nearestOnSegment(points[edge.first], points[edge.second], event.world), event.world);
    };
    const auto nearest = std::ranges::min_element(edges, {}, away);
    if (nearest == edges.end() || away(*nearest) > kEdgeNear * event.metresPerPixel)
        return std::nullopt;
    return *nearest;
}

void VertexTool::press(const PointerEvent& event)
{
    const ObjectPtr object = target();
    dropStaleVertices(object);
    m_fault.reset();
    m_nudging.reset();
    const auto vertex = object ? vertexAt(*object, event) : std::nullopt;
    const auto edge = object && !vertex ? edgeAt(*object, event) : std::nullopt;
    if (vertex)
        holdVertex(object, *vertex, event);
    else if (edge)
        addVertex(object, *edge, event);
    else if (!event.hit.isNull() && event.hit != m_focus.lastSelected())
        m_focus.select(event.hit);
    else
        m_state = Banding{event, event.world, event.shift || event.control ? chosen() : std::vector<std::size_t>{}};
}

void VertexTool::holdVertex(const ObjectPtr& object, std::size_t vertex, const PointerEvent& event)
{
    if (event.shift || event.control)
        choose(toggled(chosen(), vertex));
    else if (!isChosen(vertex))
        choose({vertex});
    m_state =
        Held{event, vertex, std::make_shared<GestureEdit>(m_edits, std::vector{object}, SceneChange::Kind::Edited),
             object->shape};
}

void VertexTool::addVertex(const ObjectPtr& object, std::pair<std::size_t, std::size_t> edge, const PointerEvent& event)
{
    const std::vector<Vec2> points = verticesOf(object->shape);
    const Vec2 at = Placement(object->pose).toModel(event.world);
    const WithVertex added =
        withVertexOn(object->shape, edge, nearestOnSegment(points[edge.first], points[edge.second], at));
    auto edit = std::make_shared<GestureEdit>(m_edits, std::vector{object}, SceneChange::Kind::Edited);
    choose({added.added});
    m_state = Held{event, added.added, edit, added.shape, true};
    if (!put(*edit, added.shape, tr("Add a vertex to %1"), event.world))
        m_state = Idle{};
}

void VertexTool::move(const PointerEvent& event)
{
    if (const auto* held = std::get_if<Held>(&m_state)) {
        drag(*held, event);
    } else if (auto* band = std::get_if<Banding>(&m_state)) {
        band->to = event.world;
        chooseIn(Banding(*band));
    } else {
        const ObjectPtr object = target();
        m_under = object && vertexAt(*object, event) ? Under::Vertex
                  : object && edgeAt(*object, event) ? Under::Edge
                                                     : Under::Nothing;
    }
}

ObjectId VertexTool::held() const
{
    const auto* held = std::get_if<Held>(&m_state);
    return held ? held->edit->oneOf({}) : ObjectId{};
}

Shape VertexTool::movedShape(const Pose& pose, const Shape& shape, Vec2 by) const
{
    const Placement placement(pose);
    std::vector<Vec2> points = verticesOf(shape);
    for (const std::size_t vertex : chosen())
        if (vertex < points.size())
            points[vertex] = placement.toModel(placement.toWorld(points[vertex]) + by);
    return withVertices(shape, points);
}

/// Takes a copy of the state: signals of an edit may call the tool again and change it.
void VertexTool::drag(Held held, const PointerEvent& event)
{
    held.isDragged |= distance(event.screen, held.at.screen) >= kDragDistance;
    if (!held.isDragged)
        return;
    const Pose pose = held.edit->before().front()->pose;
    const Vec2 start = Placement(pose).toWorld(verticesOf(held.shape)[held.vertex]);
    const Vec2 free = start + (event.world - held.at.world);
    SnapSubject subject{Aabb{free, free}};
    subject.moving = held.edit->ids();
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    const Vec2 to = m_snapper.snapPoint(free, subject, &held.snap);
    const std::shared_ptr<GestureEdit> edit = held.edit;
    const Shape shape = movedShape(pose, held.shape, to - start);
    m_state = std::move(held);
    put(*edit, shape, tr("Move vertices of %1"), to);
    if (edit->hasEnded())
        m_state = Idle{};
}

bool VertexTool::put(GestureEdit& edit, const Shape& shape, const QString& pattern, Vec2 at)
{
    const SceneObject& before = *edit.before().front();
    auto fault = faultOf(shape);
    if (!fault)
        fault = scaleFaultOf(shape, before.pose.scale);
    if (fault) {
        m_fault = Fault{edgesInWorld(before.pose, shape), at, translated(fault->message)};
        return false;
    }
    m_fault.reset();
    return edit.replace(pattern, {edited(before, [&](SceneObject& o) { o.shape = shape; })});
}

void VertexTool::release(const PointerEvent& event)
{
    const auto state = std::exchange(m_state, Idle{});
    if (m_fault)
        m_fault->edges.clear(); // the invalid shape never was in the scene; the reason stays until the next press
    if (const auto* held = std::get_if<Held>(&state)) {
        const bool isPlain = !held->at.shift && !held->at.control;
        if (isPlain && !held->isDragged)
            choose({held->vertex});
    }
    move(event); // updates what the pointer is over
}

void VertexTool::cancel()
{
    const auto state = std::exchange(m_state, Idle{});
    m_fault.reset();
    m_nudging.reset();
    if (const auto* held = std::get_if<Held>(&state)) {
        held->edit->putBack(tr("Move vertices of %1"));
        if (held->adds)
            choose({});
    } else if (const auto* band = std::get_if<Banding>(&state)) {
        choose(band->before);
    } else {
        choose({});
    }
}

void VertexTool::chooseIn(const Banding& band)
{
    const ObjectPtr object = target();
    if (!object)
        return;
    const Aabb box = united(Aabb{band.at.world, band.at.world}, band.to);
    const std::vector<Vec2> points = inWorld(object->pose, verticesOf(object->shape));
    std::vector<std::size_t> vertices = band.before;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (contains(box, points[i]) && std::ranges::find(band.before, i) == band.before.end())
            vertices.push_back(i);
    choose(std::move(vertices));
}

bool VertexTool::takes(ToolKey key) const
{
    const ObjectPtr object = target();
    return key != ToolKey::Enter && key != ToolKey::Backspace && object && !chosen().empty() &&
           std::holds_alternative<Idle>(m_state);
}

void VertexTool::key(ToolKey key, bool shift)
{
    const ObjectPtr object = target();
    dropStaleVertices(object);
    if (!object || chosen().empty())
        return;
    const int step = shift ? 10 : 1;
    switch (key) {
    case ToolKey::Delete:
        removeChosen();
        break;
    case ToolKey::Left:
        nudge(-step, 0);
        break;
    case ToolKey::Right:
        nudge(step, 0);
        break;
    case ToolKey::Up:
        nudge(0, step);
        break;
    case ToolKey::Down:
        nudge(0, -step);
        break;
    case ToolKey::Enter:
    case ToolKey::Backspace:
        break;
    }
}

void VertexTool::removeChosen()
{
    const ObjectPtr object = target();
    const Vec2 at = inWorld(object->pose, verticesOf(object->shape))[chosen().front()];
    m_nudging.reset();
    if (!isVertexList(object->shape)) {
        m_fault = Fault{{},
                        at,
                        tr("the handles of a %1 cannot be deleted; press Esc, then Delete to remove the whole object")
                            .arg(shapeWord(object->shape))};
        return;
    }
    const auto shape = withoutVertices(object->shape, chosen());
    if (!shape) {
        m_fault = Fault{{},
                        at,
                        tr("a polygon needs three vertices and a mesh one triangle; press Esc, then Delete to remove "
                           "the whole object")};
        return;
    }
    GestureEdit edit(m_edits, {object}, SceneChange::Kind::Edited);
    const std::vector<std::size_t> before = chosen();
    choose({});
    if (!put(edit, *shape, tr("Remove vertices of %1"), at)) {
        choose(before);
        m_fault->edges.clear();
    }
}

void VertexTool::nudge(int x, int y)
{
    const ObjectPtr object = target();
    if (!m_nudging || m_nudging->edit->hasEnded())
        m_nudging = Nudging{std::make_shared<GestureEdit>(m_edits, std::vector{object}, SceneChange::Kind::Edited)};
    const Nudging next{m_nudging->edit, m_nudging->x + x, m_nudging->y + y};
    const SceneObject& before = *next.edit->before().front();
    const Vec2 by{next.x / kStepsPerMetre, next.y / kStepsPerMetre};
    const Vec2 at = inWorld(before.pose, verticesOf(before.shape))[chosen().front()] + by;
    if (put(*next.edit, movedShape(before.pose, before.shape, by), tr("Move vertices of %1"), at))
        m_nudging = next;
    else if (m_fault)
        m_fault->edges.clear();
}

ToolOverlay VertexTool::overlay() const
{
    using Line = ToolOverlay::Line;
    ToolOverlay overlay;
    const ObjectPtr object = target();
    if (!object)
        return overlay;
    for (const auto& [from, to] : edgesInWorld(object->pose, object->shape))
        overlay.lines.push_back({from, to, Line::Kind::Outline});
    const std::vector<Vec2> points = inWorld(object->pose, verticesOf(object->shape));
    for (std::size_t i = 0; i < points.size(); ++i)
        overlay.handles.push_back(
            {.position = points[i], .kind = ToolOverlay::Handle::Kind::Round, .isChosen = isChosen(i)});
    if (const auto* held = std::get_if<Held>(&m_state); held && held->isDragged && held->vertex < points.size()) {
        const Vec2 at = points[held->vertex];
        for (const Line& line : Snapper::linesOf(held->snap, {at, at}))
            overlay.lines.push_back(line);
        if (!m_fault)
            overlay.labels.push_back({at, positionText(at, kVertexDigits)});
    } else if (const auto* band = std::get_if<Banding>(&m_state)) {
        overlay.rubberBand = united(Aabb{band->at.world, band->at.world}, band->to);
    }
    if (m_fault) {
        for (const auto& [from, to] : m_fault->edges)
            overlay.lines.push_back({from, to, Line::Kind::Fault});
        overlay.labels.push_back({m_fault->at, m_fault->why, true});
    }
    if (m_under != Under::Nothing)
        overlay.pointer = m_under == Under::Vertex ? PointerShape::Move : PointerShape::Cross;
    return overlay;
}

/// "Vertex 3 of 5: x 1.25 m, y 2 m", counted from 1.
QString VertexTool::placesText(const SceneObject& object) const
{
    const std::vector<Vec2> points = inWorld(object.pose, verticesOf(object.shape));
    const std::size_t count = chosen().size();
    if (count == 1 && chosen().front() < points.size()) {
        const Vec2 at = points[chosen().front()];
        return tr("Vertex %1 of %2: x %3, y %4")
            .arg(chosen().front() + 1)
            .arg(points.size())
            .arg(lengthText(at.x, kVertexDigits), lengthText(at.y, kVertexDigits));
    }
    return count > 1 ? translated(texts::someVertices(texts::Integer(count), points.size())) : QString();
}

QString VertexTool::hint() const
{
    if (m_fault)
        return tr("Not possible: %1").arg(m_fault->why);
    const ObjectPtr object = target();
    if (!object)
        return tr("Click an unlocked polygon, mesh or other shape with handles to edit its vertices");
    if (const auto* held = std::get_if<Held>(&m_state); held && held->isDragged) {
        const QString snap = m_snapper.textOf(held->snap);
        return snap.isEmpty() ? tr("Release to drop it here, Esc to cancel") : tr("Snapped to %1").arg(snap);
    }
    const QString places = placesText(*object);
    if (places.isEmpty() && !isVertexList(object->shape))
        return tr("Drag a handle to change the shape");
    if (!isVertexList(object->shape))
        return tr("%1. Drag the handle to change the shape, arrows move it by 0.1 m, Shift+arrows by 1 m").arg(places);
    return places.isEmpty()
               ? tr("Drag vertices, click an edge to add one, drag on empty ground to select several")
               : tr("%1. Delete removes, arrows move by 0.1 m, Shift+arrows by 1 m, Esc deselects").arg(places);
}

} // namespace broadside
