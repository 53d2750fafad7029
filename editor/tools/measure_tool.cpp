#include "editor/tools/measure_tool.h"

#include "core/base/message/common_messages.h"
#include "core/collision/queries.h"
#include "core/geometry/pieces.h"
#include "core/math/angle.h"
#include "core/math/pose.h"
#include "core/scene/layers.h"
#include "editor/commands/arranging/vertices.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

constexpr std::size_t kMostColumns = 65'536; // limit of the columns of cells that are counted

constexpr int kMeasureDigits = 6;

QString measured(double value, int digits = kMeasureDigits) { return rounded(value, digits); }

/// The corners of the shape if it has any, else of its box. For polygons and boxes, each corner is joined to the next,
/// and the last to the first.
std::vector<Vec2> cornersOf(const ObjectTable& objects, ObjectIndex row)
{
    const Placement placement(objects.poseOf(row));
    std::vector<Vec2> corners;
    if (const auto* box = std::get_if<OrientedBox>(&objects.shapeOf(row))) {
        for (const Vec2 side : std::array<Vec2, 4>{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}})
            corners.push_back(placement.toWorld(scaled(side, Vec2{box->width, box->height})));
        return corners;
    }
    if (isVertexList(objects.shapeOf(row)))
        for (const Vec2 point : verticesOf(objects.shapeOf(row)))
            corners.push_back(placement.toWorld(point));
    if (!corners.empty())
        return corners;
    const Aabb& box = objects.boundsOf(row);
    return {box.lo, {box.hi.x, box.lo.y}, box.hi, {box.lo.x, box.hi.y}};
}

/// The nearest point of the outline.
Vec2 nearestOnOutline(const ObjectTable& objects, ObjectIndex row, Vec2 point)
{
    const auto piece = singlePieceOf(objects.shapeOf(row), objects.poseOf(row));
    if (piece && piece->count < 3) { // round shapes: the outline is a radius away from a point or a segment
        const Vec2 core = nearestOnSegment(piece->corners[0], piece->corners[piece->count - 1], point);
        return core + normalized(point - core) * piece->radius;
    }
    const std::vector<Vec2> corners = cornersOf(objects, row);
    Vec2 nearest = corners.front();
    const auto look = [&](Vec2 a, Vec2 b) {
        if (const Vec2 found = nearestOnSegment(a, b, point); distance(found, point) < distance(nearest, point))
            nearest = found;
    };
    if (const auto edges = edgesOf(objects.shapeOf(row)); !edges.empty())
        for (const auto& [from, to] : edges)
            look(corners[from], corners[to]);
    else
        for (std::size_t i = 0; i < corners.size(); ++i)
            look(corners[i], corners[(i + 1) % corners.size()]);
    return nearest;
}

/// Keeps the nearest of the points passed to look().
struct Nearest {
    Vec2 point;
    double least; // metres
    MeasurePoint found = {};
    bool isFound = false;

    template<class Name>
    void look(Vec2 at, Name&& name)
    {
        const double away = distance(at, point);
        if (away > least || (isFound && away == least))
            return;
        least = away;
        found = {at, name()};
        isFound = true;
    }
};

} // namespace

MeasurePoint MeasureTool::pointAt(const PointerEvent& event) const
{
    const double tolerance = Snapper::kTolerance * event.metresPerPixel;
    if (event.control)
        return {event.world, {}};
    const ObjectTable& objects = m_shownWorld.objects();
    const TableLayers layers(objects, m_shownWorld.layers());
    Nearest corner{event.world, tolerance};
    Nearest edge{event.world, tolerance};
    for (const ObjectIndex row : m_shownWorld.objectsNear(grown(Aabb{event.world, event.world}, tolerance))) {
        if (!layers.isVisible(row))
            continue;
        const QString name = shownName(objects.objectOf(row));
        for (const Vec2 at : cornersOf(objects, row))
            corner.look(at, [&] { return tr("corner of %1").arg(name); });
        corner.look(objects.boundsOf(row).center(), [&] { return tr("centre of %1").arg(name); });
        edge.look(nearestOnOutline(objects, row, event.world), [&] { return tr("edge of %1").arg(name); });
    }
    if (corner.isFound)
        return corner.found;
    return edge.isFound ? edge.found : MeasurePoint{event.world, {}};
}

void MeasureTool::press(const PointerEvent& event)
{
    m_from = pointAt(event);
    m_to = m_from;
    m_isDragging = true;
}

void MeasureTool::move(const PointerEvent& event)
{
    m_pointer = pointAt(event);
    if (m_isDragging)
        m_to = m_pointer;
}

void MeasureTool::release(const PointerEvent& event)
{
    move(event);
    m_isDragging = false;
    if (m_from && m_to && m_from->at == m_to->at)
        cancel(); // a click measures nothing
}

void MeasureTool::cancel()
{
    m_from.reset();
    m_to.reset();
    m_isDragging = false;
}

QString MeasureTool::textOf(Vec2 from, Vec2 to) const
{
    const Vec2 by = to - from;
    const GameCoordinates in = m_shownWorld.coordinates();
    const Vec2 ofGame{by.x, in.yDown ? -by.y : by.y};
    const QString whole = lengthText(length(by), in, kMeasureDigits);
    const QString x = lengthText(ofGame.x, in, kMeasureDigits);
    const QString y = lengthText(ofGame.y, in, kMeasureDigits);
    const QString angle = measured(angleOf(ofGame), 4);
    const QString inOtherUnit = LengthUnit::shared().isPixels()
                                    ? tr("%1 m").arg(measured(length(by)))
                                    : tr("%1 px").arg(measured(length(by) * m_snapper.settings().pixelsPerMetre, 4));
    QString text = in == GameCoordinates{} ? tr("%1 (%2), dx %3, dy %4, %5\u00B0").arg(whole, inOtherUnit, x, y, angle)
                                           : tr("%1, dx %2, dy %3, %4\u00B0").arg(whole, x, y, angle);
    const std::optional<CellTable> table = m_shownWorld.cellTable();
    if (table && !table->isEmpty())
        text = listed({text, translated(texts::cellCount(table->idsAlong(from, to, kMostColumns).count))});
    return text;
}

ToolOverlay MeasureTool::overlay() const
{
    ToolOverlay overlay;
    overlay.pointer = PointerShape::Cross;
    if (m_pointer && !m_pointer->what.isEmpty())
        overlay.handles.push_back({.position = m_pointer->at, .kind = ToolOverlay::Handle::Kind::Round});
    if (!m_from || !m_to || m_from->at == m_to->at)
        return overlay;
    const Vec2 a = m_from->at;
    const Vec2 b = m_to->at;
    overlay.lines.push_back({a, b, ToolOverlay::Line::Kind::Gap});
    if (a.x != b.x && a.y != b.y) {
        overlay.lines.push_back({a, {b.x, a.y}, ToolOverlay::Line::Kind::Guide});
        overlay.lines.push_back({{b.x, a.y}, b, ToolOverlay::Line::Kind::Guide});
    }
    overlay.labels.push_back({b, textOf(a, b)});
    return overlay;
}

QString MeasureTool::distanceText() const
{
    const ObjectTable& objects = m_shownWorld.objects();
    if (m_focus.selection().size() != 2)
        return {};
    const auto a = objects.indexOf(m_focus.selection()[0]);
    const auto b = objects.indexOf(m_focus.selection()[1]);
    if (!a || !b)
        return {};
    const double away =
        distanceBetween(objects.shapeOf(*a), objects.poseOf(*a), objects.shapeOf(*b), objects.poseOf(*b));
    const QString first = shownName(objects.objectOf(*a));
    const QString second = shownName(objects.objectOf(*b));
    return away > 0.0 ? tr("%1 and %2 are %3 apart")
                            .arg(first, second, lengthText(away, m_shownWorld.coordinates(), kMeasureDigits))
                      : tr("%1 and %2 touch or overlap").arg(first, second);
}

QString MeasureTool::hint() const
{
    if (m_from && m_to && m_from->at != m_to->at) {
        const auto end = [](const MeasurePoint& point) {
            return point.what.isEmpty() ? tr("a free point") : point.what;
        };
        return tr("%1. From %2 to %3. Esc ends it").arg(textOf(m_from->at, m_to->at), end(*m_from), end(*m_to));
    }
    if (m_pointer && !m_pointer->what.isEmpty())
        return tr("Drag to measure from the %1; Ctrl uses a free point").arg(m_pointer->what);
    const QString apart = distanceText();
    return apart.isEmpty() ? tr("Drag to measure; with two objects selected, their distance is shown here")
                           : tr("%1. Drag to measure").arg(apart);
}

} // namespace broadside
