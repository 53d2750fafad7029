#include "core/trace/coordinate_map.h"

#include "core/geometry/shape_numbers.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>

namespace broadside::trace {
namespace {

Aabb wholeAround(const Aabb& seen)
{
    Aabb world = seen.isEmpty() ? Aabb{{0.0, 0.0}, {1.0, 1.0}} : united(seen, Vec2{});
    world = {{std::floor(world.lo.x), std::floor(world.lo.y)}, {std::ceil(world.hi.x), std::ceil(world.hi.y)}};
    world.hi.x = std::max(world.hi.x, world.lo.x + 1.0);
    world.hi.y = std::max(world.hi.y, world.lo.y + 1.0);
    return world;
}

/// The parameter as a number of columns or rows, rounded down; nothing if it is not between 1 and 2^31.
std::optional<std::int64_t> wholeCountOf(const std::optional<double>& parameter)
{
    if (!parameter || !(*parameter >= 1.0) || !(*parameter <= 0x1p31))
        return std::nullopt;
    return static_cast<std::int64_t>(*parameter);
}

/// The grid that the parameters of the header describe. Cells without a size have the width 0.
GridForm gridIn(const TraceInfo& info)
{
    GridForm form;
    form.cell.x = info.parameter("cell-size").value_or(0.0);
    form.cell.y = info.parameter("cell-height").value_or(form.cell.x);
    // Without a world, a game divides its coordinates by the cell size: cells count from its origin.
    const Vec2 usual = info.world.isEmpty() ? Vec2{} : info.world.lo;
    form.corner = {info.parameter("grid-x").value_or(usual.x), info.parameter("grid-y").value_or(usual.y)};
    const auto columns = wholeCountOf(info.parameter("grid-columns"));
    const auto rows = wholeCountOf(info.parameter("grid-rows"));
    if (columns && rows) {
        form.columns = *columns;
        form.rows = *rows;
    }
    const auto rings = wholeCountOf(info.parameter("rings"));
    form.rings = rings && *rings <= kMostRings ? *rings : 0;
    return form;
}

struct CellsOfWorld {
    CellCoord first;
    std::int64_t columns = 0;
    std::int64_t rows = 0;
};

/// The cells without end that the world touches; no value if there are too many to count.
std::optional<CellsOfWorld> cellsOfWorld(const GridForm& form, const Aabb& world)
{
    const Vec2 first{std::floor((world.lo.x - form.corner.x) / form.cell.x),
                     std::floor((world.lo.y - form.corner.y) / form.cell.y)};
    const Vec2 last{std::ceil((world.hi.x - form.corner.x) / form.cell.x),
                    std::ceil((world.hi.y - form.corner.y) / form.cell.y)};
    constexpr double kMost = 0x1p31;
    if (!(std::abs(first.x) < kMost) || !(std::abs(first.y) < kMost) || !(last.x - first.x < kMost) ||
        !(last.y - first.y < kMost))
        return std::nullopt;
    return CellsOfWorld{{static_cast<std::int64_t>(first.x), static_cast<std::int64_t>(first.y)},
                        static_cast<std::int64_t>(last.x - first.x),
                        static_cast<std::int64_t>(last.y - first.y)};
}

/// The game's coordinates of the corner of a cell with the smallest x and y.
Vec2 cornerOf(const GridForm& form, CellCoord cell)
{
    return {form.corner.x + static_cast<double>(cell.x) * form.cell.x,
            form.corner.y + static_cast<double>(cell.y) * form.cell.y};
}

} // namespace

CellRange GameGrid::range(const CellRange& ofGame) const noexcept
{
    const CellRange converted{{ofGame.first.x - firstColumn, ofGame.first.y - firstRow},
                              {ofGame.last.x - firstColumn, ofGame.last.y - firstRow}};
    if (!countsDownwards)
        return converted;
    return {{converted.first.x, lastRow - converted.last.y}, {converted.last.x, lastRow - converted.first.y}};
}

CoordinateMap::CoordinateMap(const TraceInfo& info, const Aabb& seen)
    : m_world(info.world.isEmpty() ? wholeAround(seen) : info.world)
    , m_unitsPerMetre(info.unitsPerMetre)
    , m_yDown(info.yDown)
{
    const GridForm form = gridIn(info);
    if (!isWithinLimits(form))
        return;
    if (form.columns > 0)
        useCellTable(form);
    else
        useUnboundedCells(form);
}

bool CoordinateMap::isWithinLimit(double ofGame) const noexcept
{
    return std::abs(length(ofGame)) <= limits::kCoordinate;
}

/// Whether the cells have a size, and everything is within the coordinate limit.
bool CoordinateMap::isWithinLimits(const GridForm& form) const noexcept
{
    return length(form.cell.x) > 0.0 && isWithinLimit(form.cell.x) && length(form.cell.y) > 0.0 &&
           isWithinLimit(form.cell.y) && isWithinLimit(form.corner.x - m_world.lo.x) &&
           isWithinLimit(form.corner.y - m_world.lo.y);
}

/// The corner of a table opposite to form.corner; no value if the table is too large, or so small that rounding makes
/// it empty.
std::optional<Vec2> CoordinateMap::endOf(const GridForm& form) const noexcept
{
    const Vec2 size{static_cast<double>(form.columns) * form.cell.x, static_cast<double>(form.rows) * form.cell.y};
    const Vec2 end = form.corner + size;
    if (!isWithinLimit(size.x) || !isWithinLimit(size.y) || !(length(end.x - form.corner.x) > 0.0) ||
        !(length(end.y - form.corner.y) > 0.0))
        return std::nullopt;
    return end;
}

/// Cell (0, 0) of the game is at the left edge of the world; otherwise the table becomes the world.
void CoordinateMap::useCellTable(const GridForm& form)
{
    const auto end = endOf(form);
    if (!end)
        return;
    if (form.corner.x != m_world.lo.x)
        m_world = {form.corner, *end};
    const auto cells = GridLayout::ofCells({length(form.cell.x), length(form.cell.y)}, form.columns, form.rows);
    const double top = m_yDown ? point(form.corner).y : point({form.corner.x, end->y}).y;
    const bool isFromTheTop = m_yDown || form.corner.y != m_world.lo.y;
    m_grid = GameGrid{isFromTheTop ? CellTable::fromTheTop(cells, top) : CellTable(cells), 0, {}, form.rings};
    m_grid->lastRow = form.rows - 1;
    m_grid->countsDownwards = m_yDown;
}

/// The world grows to whole cells; all cells in it get ids.
void CoordinateMap::useUnboundedCells(const GridForm& form)
{
    const auto touched = cellsOfWorld(form, m_world);
    if (!touched)
        return;
    const auto& [first, columns, rows] = *touched;
    m_world = {cornerOf(form, first), cornerOf(form, {first.x + columns, first.y + rows})};
    m_grid =
        GameGrid{CellTable::goingOn(GridLayout::ofCells({length(form.cell.x), length(form.cell.y)}, columns, rows)),
                 0,
                 {},
                 form.rings,
                 first.x,
                 first.y,
                 rows - 1,
                 m_yDown};
}

std::optional<GameGrid> CoordinateMap::gridOf(const GridForm& form, const Aabb& world) const
{
    if (!isWithinLimits(form))
        return std::nullopt;
    CellsOfWorld cells{{}, form.columns, form.rows};
    const bool goesOn = form.columns == 0 || form.rows == 0;
    if (goesOn) {
        const auto touched = cellsOfWorld(form, world.isEmpty() ? m_world : world);
        if (!touched)
            return std::nullopt;
        cells = *touched;
    } else if (!endOf(form)) {
        return std::nullopt;
    }
    const Vec2 low = cornerOf(form, cells.first);
    const Vec2 high = cornerOf(form, {cells.first.x + cells.columns, cells.first.y + cells.rows});
    const auto layout = GridLayout::ofCells({length(form.cell.x), length(form.cell.y)}, cells.columns, cells.rows);
    const double top = point(low).y;
    const CellTable table = goesOn    ? CellTable::goingOn(layout)
                            : m_yDown ? CellTable::fromTheTop(layout, top)
                                      : CellTable(layout);
    const double bottom = m_yDown ? point({low.x, high.y}).y : point(low).y;
    return GameGrid{table.movedTo({point(low).x, bottom}),
                    form.number,
                    form.name,
                    form.rings,
                    cells.first.x,
                    cells.first.y,
                    cells.rows - 1,
                    m_yDown};
}

Shape CoordinateMap::shape(const Shape& ofGame) const
{
    const auto map = [this](Vec2& at) { at = {length(at.x), m_yDown ? -length(at.y) : length(at.y)}; };
    Shape converted = ofGame;
    forEachNumber(converted, Overloaded{[this](const ShapeLength&, double& value) { value = length(value); },
                                        [&map](ShapePoint, Vec2& point) { map(point); },
                                        [&](CompoundPart& part) {
                                            map(part.offset);
                                            part.angle = angle(part.angle);
                                            part.shape = shape(part.shape);
                                        }});
    return converted;
}

} // namespace broadside::trace
