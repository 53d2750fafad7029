#include "editor/tools/polygon_tool.h"

#include "core/geometry/validation.h"
#include "core/math/coordinate.h"
#include "editor/commands/locked_objects.h"
#include "editor/commands/room_for_objects.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/length_text.h"

#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr double kFirstNear = 7.0; // Logical pixels.

Aabb boxAround(const std::vector<Vec2>& points)
{
    Aabb box;
    for (const Vec2 point : points)
        box = united(box, point);
    return box;
}

} // namespace

PolygonTool::PolygonTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper, const PlaceTool& place)
    : m_edits(edits)
    , m_focus(focus)
    , m_snapper(snapper)
    , m_place(place)
{}

void PolygonTool::point(const PointerEvent& event)
{
    SnapSubject subject{Aabb{event.world, event.world}};
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    m_pointer = m_snapper.snapPoint(event.world, subject, &m_snap);
    m_onFirst = m_points.size() >= 3 && distance(m_points.front(), event.world) <= kFirstNear * event.metresPerPixel;
    if (!m_onFirst)
        return;
    m_pointer = m_points.front();
    m_snap = {};
}

void PolygonTool::move(const PointerEvent& event) { point(event); }

QString PolygonTool::obstacle() const
{
    const QString full = refusalToAdd(m_edits, 1);
    return full.isEmpty() ? refusalToAddTo(m_edits.layers(), *m_place.prototype().layer) : full;
}

/// The first press of a double click has already added its vertex.
void PolygonTool::press(const PointerEvent& event)
{
    point(event);
    m_fault.clear();
    if (m_points.empty() && !obstacle().isEmpty())
        return; // the hint says why
    if (m_onFirst || event.isDouble)
        close();
    else if (m_points.empty() || m_points.back() != *m_pointer)
        m_points.push_back(*m_pointer);
}

void PolygonTool::close()
{
    if (m_points.size() < 3) {
        m_fault = tr("a polygon has three vertices or more");
        return;
    }
    const Vec2 middle = boxAround(m_points).center();
    Polygon polygon;
    for (const Vec2 point : m_points)
        polygon.points.push_back(point - middle);
    if (const auto fault = faultOf(Shape(polygon))) {
        m_fault = translated(fault->message);
        return;
    }
    if (std::abs(middle.x) > limits::kCoordinate || std::abs(middle.y) > limits::kCoordinate) {
        m_fault = tr("objects must be within %1 of the origin").arg(lengthText(limits::kCoordinate));
        return;
    }
    if (const QString refusal = obstacle(); !refusal.isEmpty()) {
        m_fault = refusal;
        return;
    }
    const ObjectPtr object = edited(m_place.prototype(), [&](SceneObject& copy) {
        copy.id = m_edits.nextId();
        copy.name = nextFreeName(m_edits, tr("Polygon").toStdString());
        copy.shape = std::move(polygon);
        copy.pose = {.position = middle};
        copy.instanceOf = {};
    });
    cancel();
    m_edits.add({}, {object});
    m_focus.select(object->id);
}

void PolygonTool::cancel()
{
    m_points.clear();
    m_fault.clear();
    m_onFirst = false;
}

bool PolygonTool::takes(ToolKey key) const
{
    return !m_points.empty() && (key == ToolKey::Enter || key == ToolKey::Backspace);
}

void PolygonTool::key(ToolKey key, bool)
{
    m_fault.clear();
    if (key == ToolKey::Enter)
        close();
    else if (key == ToolKey::Backspace && !m_points.empty())
        m_points.pop_back();
}

ToolOverlay PolygonTool::overlay() const
{
    using Line = ToolOverlay::Line;
    ToolOverlay overlay;
    overlay.pointer = PointerShape::Cross;
    const Line::Kind kind = m_fault.isEmpty() ? Line::Kind::Outline : Line::Kind::Fault;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (i > 0)
            overlay.lines.push_back({m_points[i - 1], m_points[i], kind});
        overlay.handles.push_back(
            {.position = m_points[i], .kind = ToolOverlay::Handle::Kind::Round, .isChosen = i == 0 && m_onFirst});
    }
    if (m_pointer && !m_points.empty()) {
        const double length = distance(m_points.back(), *m_pointer);
        overlay.lines.push_back({m_points.back(), *m_pointer, kind});
        overlay.labels.push_back({*m_pointer, m_fault.isEmpty() ? lengthText(length) : m_fault, !m_fault.isEmpty()});
    }
    if (m_pointer)
        for (const Line& line : Snapper::linesOf(m_snap, {*m_pointer, *m_pointer}))
            overlay.lines.push_back(line);
    return overlay;
}

QString PolygonTool::hint() const
{
    if (!m_fault.isEmpty())
        return tr("Not closed: %1. Backspace removes the last vertex, Esc cancels").arg(m_fault);
    if (m_onFirst)
        return tr("Click to close the polygon");
    if (m_points.empty())
        if (const QString refusal = obstacle(); !refusal.isEmpty())
            return tr("Nothing can be drawn. %1").arg(refusal);
    if (m_points.empty())
        return tr("Click to draw a polygon, vertex by vertex; set its purpose in the panel Place");
    const QString snap = m_snapper.textOf(m_snap);
    return snap.isEmpty()
               ? tr("Click to add a vertex; the first vertex, a double click or Enter closes; Backspace removes one")
               : tr("Click to add a vertex at %1; the first vertex, a double click or Enter closes; Backspace removes "
                    "one")
                     .arg(snap);
}

} // namespace broadside
