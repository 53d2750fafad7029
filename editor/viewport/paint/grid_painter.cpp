#include "editor/viewport/paint/grid_painter.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/session/occupancy.h"
#include "editor/session/registrations.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/widgets/words/length_text.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace broadside {
namespace {

constexpr double kWholeLines = 24.0;     // Logical pixels. Closer borders become fainter, so that objects stand out.
constexpr double kClosestLines = 6.0;    // Logical pixels between two drawn borders.
constexpr double kSmallestIdCell = 24.0; // Logical pixels. In larger cells the id has full opacity.
constexpr double kIdInset = 4.0;
constexpr int kAxisDigits = 6;

float idSize(double pixelsPerCell, double textScale) noexcept
{
    return static_cast<float>(std::clamp(pixelsPerCell * 0.16, 8.0 * textScale, 12.0 * textScale));
}

/// The visible cells that exist; empty if there are none.
CellRange visibleCells(const SceneView& view, const CellTable& table)
{
    return table.clipped(table.cellsOf(view.camera.visibleWorld()));
}

/// Calls `draw(position, strength)` for each drawn border from `first` to `last`.
template<class Draw>
void forEachBorder(std::int64_t first, std::int64_t last, const GridSpacing& spacing, Draw&& draw)
{
    const std::int64_t start = (first + spacing.step - 1) / spacing.step * spacing.step;
    for (std::int64_t i = start; i <= last; i += spacing.step)
        draw(i, spacing.share * (i % (2 * spacing.step) == 0 ? 1.0 : spacing.weakShare));
}

void paintBorders(const SceneView& view, const CellTable& table, LinePattern pattern, DisplayLayerItems& items)
{
    const CellRange cells = visibleCells(view, table);
    if (cells.isEmpty())
        return;
    const std::int64_t most = std::max(table.columns(), table.rows());
    const GridSpacing columns = gridSpacing(view.pixels(table.cellSize()), most);
    const GridSpacing rows = gridSpacing(view.pixels(table.cellHeight()), most);
    const Aabb seen = intersection(table.bounds(), grown(view.camera.visibleWorld(), view.metres(2.0)));
    const auto stroke = [&](double share) {
        Stroke line = withOpacity(view.theme[Mark::CellLine].stroke, share);
        line.pattern = pattern;
        return line;
    };
    forEachBorder(cells.first.x, cells.last.x + 1, columns, [&](std::int64_t i, double share) {
        const double x = table.boundsOf({i, 0}).lo.x;
        items.lines.push_back({{x, seen.lo.y}, {x, seen.hi.y}, stroke(share)});
    });
    forEachBorder(cells.first.y, cells.last.y + 1, rows, [&](std::int64_t i, double share) {
        const double y = table.boundsOf({0, i}).lo.y;
        items.lines.push_back({{seen.lo.x, y}, {seen.hi.x, y}, stroke(share)});
    });
}

/// Whether the grid of cellTable() is shown: always, unless a recording has several.
bool showsFirstGrid(const SceneView& view)
{
    const auto* const recorded = dynamic_cast<const RecordedBroadPhase*>(view.broadPhase);
    return !recorded || recorded->grids().empty() || isGridShown(*recorded, 0, view.show.onlyGrid);
}

/// The other grids of a game that records several, such as one for each layer: dashed and dotted in turn, each with its
/// name in its upper left corner. Grids often have the same corner, so the names are side by side: one below the other,
/// they would cover the ids of cells.
void paintOtherGrids(const SceneView& view, DisplayLayerItems& items)
{
    constexpr float kSize = 10.5F; // logical pixels, as all lengths here
    constexpr double kSpace = 12.0;
    double used = kIdInset;
    const auto* const recorded = dynamic_cast<const RecordedBroadPhase*>(view.broadPhase);
    if (!recorded)
        return;
    const std::span<const RecordedBroadPhase::Grid> grids = recorded->grids();
    for (std::size_t i = 1; i < grids.size(); ++i) {
        const CellTable& table = grids[i].table;
        const Aabb seen = intersection(table.bounds(), view.camera.visibleWorld());
        if (seen.isEmpty() || !isGridShown(*recorded, i, view.show.onlyGrid))
            continue;
        paintBorders(view, table, i % 2 == 1 ? LinePattern::Dashed : LinePattern::Dotted, items);
        DisplayText text;
        text.text = translatedUtf8(grids[i].name);
        text.position = {seen.lo.x, seen.hi.y};
        text.offset = {used, -kIdInset};
        text.size = kSize;
        used += approximateTextWidth(text.text, kSize) + kSpace;
        text.color = view.theme.text;
        text.background = view.theme.plate;
        text.anchor = TextAnchor::TopLeft;
        items.texts.push_back(std::move(text));
    }
}

template<class Visit>
void forEachCell(const CellRange& cells, Visit&& visit)
{
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            visit(CellCoord{x, y});
}

/// Whether the object under the pointer is registered in a cell.
bool isOwn(const HoverInfo& hover, const CellTable& table, CellCoord cell)
{
    if (table.goesOn() && hover.isWholeRectangle()) // This includes cells that are not listed.
        return hover.cells && !intersection(*hover.cells, {cell, cell}).isEmpty();
    return std::ranges::binary_search(hover.own.ids, *table.idOf(cell));
}

void paintIds(const SceneView& view, const CellTable& table, DisplayLayerItems& items)
{
    if (table.isEmpty())
        return;
    const double cell = view.pixels(table.smallerSide());
    const float size = idSize(cell, view.theme.textScale);
    const double widest = approximateTextWidth(std::to_string(static_cast<std::uint64_t>(table.cellCount()) - 1), size);
    const double opacity = cellTextOpacity(cell, widest);
    if (opacity <= 0.0)
        return;
    const Rgba plain = faded(view.theme.cellId, opacity);
    const Rgba lit = faded(view.theme.text, opacity);
    const double inset = std::min(kIdInset, cell * 0.1);
    forEachCell(visibleCells(view, table), [&](CellCoord at) {
        DisplayText text;
        text.position = table.boundsOf(at).lo;
        text.offset = {inset, inset};
        text.text = std::to_string(*table.idOf(at));
        text.size = size;
        text.color = isOwn(view.hover, table, at) ? lit : plain;
        if (view.heat) // Its colours can have any lightness.
            text.background = faded(view.theme.plate, opacity);
        text.anchor = TextAnchor::BottomLeft;
        items.texts.push_back(std::move(text));
    });
}

void paintCounts(const SceneView& view, const CellTable& table, DisplayLayerItems& items)
{
    const double cell = view.pixels(table.smallerSide());
    const float size = idSize(cell, view.theme.textScale);
    // The count needs room next to the id.
    const double opacity = cellTextOpacity(0.5 * cell, approximateTextWidth("000", size));
    if (opacity <= 0.0)
        return;
    const Occupancy occupancy(*view.broadPhase, visibleCells(view, table));
    forEachCell(occupancy.blocks(), [&](CellCoord at) {
        const std::uint32_t count = occupancy.countIn(at);
        if (count == 0)
            return;
        DisplayText text;
        const Aabb box = table.boundsOf(at);
        text.position = {box.hi.x, box.lo.y};
        text.offset = {-kIdInset, kIdInset};
        text.text = "\xC3\x97" + std::to_string(count); // A multiplication sign, "times this many objects".
        text.size = size;
        text.color = faded(view.theme.cellId, opacity);
        if (view.heat)
            text.background = faded(view.theme.plate, opacity);
        text.anchor = TextAnchor::BottomRight;
        items.texts.push_back(std::move(text));
    });
}

/// Paints them as one area, also outside the world: candidates are defined by the cells of the whole plane.
void paintTouchedCells(const SceneView& view, const CellTable& table, DisplayLayerItems& items)
{
    const CellRange seen = intersection(*view.hover.cells, table.cellsOf(view.camera.visibleWorld()));
    if (seen.isEmpty())
        return;
    const Aabb all = united(table.boundsOf(view.hover.cells->first), table.boundsOf(view.hover.cells->last));
    const Meaning& look = view.theme[Mark::HoveredCells];
    items.boxes.push_back({visiblePart(view, all), look.fill, look.stroke});
}

void paintCellsWith(const SceneView& view, const CellTable& table, const CellIds& cells, Mark mark,
                    DisplayLayerItems& items)
{
    const Meaning& look = view.theme[mark];
    for (const std::uint64_t id : cells.ids)
        if (const Aabb box = table.boundsOf(table.cellOfId(id)); overlaps(box, view.camera.visibleWorld()))
            items.boxes.push_back({visiblePart(view, box), look.fill, look.stroke});
}

/// True if a game recorded the object's cells. registration_painter.h marks those; here only the touched cells are
/// marked.
bool hasRegisteredCells(const SceneView& view)
{
    const auto found = std::ranges::find(view.registrations, view.hover.object, &Registration::object);
    return found != view.registrations.end() && !found->cells.empty();
}

void paintHoveredCells(const SceneView& view, const CellTable& table, DisplayLayerItems& items)
{
    if (hasRegisteredCells(view)) {
        paintTouchedCells(view, table, items);
        paintCellsWith(view, table, view.hover.lost, Mark::LostCells, items);
        return;
    }
    if (table.goesOn() && view.hover.isWholeRectangle())
        return paintTouchedCells(view, table, items);
    paintCellsWith(view, table, view.hover.lost, Mark::LostCells, items);
    paintCellsWith(view, table, view.hover.own, Mark::HoveredCells, items);
}

void paintAxis(const SceneView& view, Vec2 corner, Vec2 direction, const char* name, DisplayLayerItems& items)
{
    constexpr double kReach = 22.0;
    constexpr double kHead = 4.0;
    const Stroke stroke{view.theme.cellId, 1.0F};
    const Vec2 tip = corner + direction * view.metres(kReach);
    const Vec2 back = tip - direction * view.metres(kHead);
    const Vec2 side = perpendicular(direction) * view.metres(0.6 * kHead);
    items.lines.push_back({corner, tip, stroke});
    items.lines.push_back({back + side, tip, stroke});
    items.lines.push_back({back - side, tip, stroke});
    DisplayText text;
    text.position = tip;
    text.offset = direction * 8.0;
    text.text = name;
    text.size = 11.0F;
    text.color = view.theme.cellId;
    items.texts.push_back(std::move(text));
}

void paintAxes(const SceneView& view, DisplayLayerItems& items)
{
    // Logical pixels. In a smaller world the axes would be larger than the world.
    constexpr double kSmallestWorld = 60.0;
    if (view.pixels(std::min(view.world.width, view.world.height)) < kSmallestWorld)
        return;
    const GameCoordinates& in = view.coordinates;
    const Vec2 extent = worldBox(view.world, view.show.grid ? view.cellTable() : std::nullopt).hi;
    paintAxis(view, {extent.x, 0.0}, {1.0, 0.0}, "x", items);
    if (in.yDown)
        paintAxis(view, {0.0, 0.0}, {0.0, -1.0}, "y", items);
    else
        paintAxis(view, {0.0, extent.y}, {0.0, 1.0}, "y", items);

    DisplayText place;
    place.text = xText(view.world.width, in, kAxisDigits).toStdString();
    place.size = 11.0F;
    place.color = view.theme.cellId;
    place.position = {view.world.width, 0.0};
    place.offset = {0.0, -5.0};
    place.anchor = TextAnchor::TopRight;
    items.texts.push_back(place);
    place.text = yText(view.world.height, in, kAxisDigits).toStdString();
    place.position = {0.0, view.world.height};
    place.offset = {-6.0, 0.0};
    items.texts.push_back(place);
    if (in == GameCoordinates{})
        return; // the other corner is the origin
    place.text = yText(0.0, in, kAxisDigits).toStdString();
    place.position = {};
    place.anchor = TextAnchor::BottomRight;
    items.texts.push_back(place);
    place.text = xText(0.0, in, kAxisDigits).toStdString();
    place.offset = {0.0, -5.0};
    place.anchor = TextAnchor::TopLeft;
    items.texts.push_back(std::move(place));
}

/// Calls `draw(at)` for the multiples of `step` from `lo` to `hi`. The number of calls is computed first, so that
/// rounding cannot cause an endless loop.
template<class Draw>
void forEachMultiple(double lo, double hi, double step, Draw&& draw)
{
    const double first = std::ceil(lo / step);
    const auto count = static_cast<std::int64_t>(std::floor((hi - lo) / step)) + 1;
    for (std::int64_t i = 0; i < count; ++i)
        if (const double at = (first + static_cast<double>(i)) * step; at <= hi)
            draw(at);
}

/// If the grid is too fine, paints only every second line, or every fourth, and so on.
void paintSnapGrid(const SceneView& view, DisplayLayerItems& items)
{
    constexpr double kClosest = 10.0; // Logical pixels between two lines.
    double step = view.snapStep;
    if (!(step > 0.0))
        return;
    while (view.pixels(step) < kClosest)
        step *= 2.0;
    const Aabb seen = view.camera.visibleWorld();
    const Stroke stroke{faded(view.theme.text, 0.25), 1.0F, LinePattern::Dotted};
    forEachMultiple(seen.lo.x, seen.hi.x, step, [&](double x) {
        items.lines.push_back({{x, seen.lo.y}, {x, seen.hi.y}, stroke});
    });
    forEachMultiple(seen.lo.y, seen.hi.y, step, [&](double y) {
        items.lines.push_back({{seen.lo.x, y}, {seen.hi.x, y}, stroke});
    });
}

} // namespace

GridSpacing gridSpacing(double pixelsPerCell, std::int64_t mostCells) noexcept
{
    GridSpacing spacing;
    double pixels = pixelsPerCell;
    while (pixels < kClosestLines && spacing.step < mostCells) {
        pixels *= 2.0;
        spacing.step *= 2;
    }
    spacing.weakShare = std::clamp(pixels / kClosestLines - 1.0, 0.15, 1.0);
    spacing.share = std::clamp(pixels / kWholeLines, 0.5, 1.0);
    return spacing;
}

double cellTextOpacity(double pixelsPerCell, double textWidth) noexcept
{
    const double whole = std::max(kSmallestIdCell, textWidth + 2.0 * kIdInset);
    return std::clamp((pixelsPerCell / whole - 2.0 / 3.0) * 3.0, 0.0, 1.0);
}

void paintGround(const SceneView& view, DisplayLayerItems& items)
{
    const Aabb world{{0.0, 0.0}, {view.world.width, view.world.height}};
    items.boxes.push_back({world, Fill{view.theme.background}, view.theme[Mark::WorldFrame].stroke});
    paintSnapGrid(view, items);
    if (view.show.axes)
        paintAxes(view, items);
}

void paintCells(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<CellTable> table = view.cellTable();
    if (!table)
        return;
    const bool showsFirst = showsFirstGrid(view);
    if (view.hover.cells && showsFirst)
        paintHoveredCells(view, *table, items);
    if (view.show.grid && showsFirst)
        paintBorders(view, *table, view.theme[Mark::CellLine].stroke.pattern, items);
    if (view.show.grid)
        paintOtherGrids(view, items);
    if (view.show.ids && showsFirst)
        paintIds(view, *table, items);
    if (view.show.counts && showsFirst)
        paintCounts(view, *table, items);
}

} // namespace broadside
