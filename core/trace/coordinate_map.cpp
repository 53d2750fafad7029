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

} // namespace

CoordinateMap::CoordinateMap(const TraceInfo& info, const Aabb& seen)
    : m_world(info.world.isEmpty() ? wholeAround(seen) : info.world)
    , m_unitsPerMetre(info.unitsPerMetre)
    , m_yDown(info.yDown)
{
    const double size = info.parameter("cell-size").value_or(0.0);
    // Without a world, a game divides its coordinates by the cell size: cells count from its origin.
    const Vec2 usual = info.world.isEmpty() ? Vec2{} : m_world.lo;
    const Vec2 corner{info.parameter("grid-x").value_or(usual.x), info.parameter("grid-y").value_or(usual.y)};
    const auto columns = wholeCountOf(info.parameter("grid-columns"));
    const auto rows = wholeCountOf(info.parameter("grid-rows"));
    if (!(length(size) > 0.0) || !isWithinLimit(size) || !isWithinLimit(corner.x - m_world.lo.x) ||
        !isWithinLimit(corner.y - m_world.lo.y))
        return;
    if (columns && rows)
        useCellTable(corner, size, *columns, *rows);
    else
        useUnboundedCells(corner, size);
}

bool CoordinateMap::isWithinLimit(double ofGame) const noexcept
{
    return std::abs(length(ofGame)) <= limits::kCoordinate;
}

/// Cell (0, 0) of the game is at the left edge of the world; otherwise the table becomes the world.
void CoordinateMap::useCellTable(Vec2 corner, double size, std::int64_t columns, std::int64_t rows)
{
    const double wide = static_cast<double>(columns) * size;
    const double tall = static_cast<double>(rows) * size;
    const Vec2 end = corner + Vec2{wide, tall};
    if (!isWithinLimit(wide) || !isWithinLimit(tall) || !(length(end.x - corner.x) > 0.0) ||
        !(length(end.y - corner.y) > 0.0))
        return;
    if (corner.x != m_world.lo.x)
        m_world = {corner, end};
    const GridLayout cells = GridLayout::ofCells(length(size), columns, rows);
    const double top = m_yDown ? point(corner).y : point(corner + Vec2{0.0, tall}).y;
    m_cells = m_yDown || corner.y != m_world.lo.y ? CellTable::fromTheTop(cells, top) : CellTable(cells);
    m_lastRow = rows - 1;
}

/// The world grows to whole cells; all cells in it get ids.
void CoordinateMap::useUnboundedCells(Vec2 corner, double size)
{
    const auto below = [&](double at, double from) { return std::floor((at - from) / size); };
    const Vec2 first{below(m_world.lo.x, corner.x), below(m_world.lo.y, corner.y)};
    const Vec2 last{std::ceil((m_world.hi.x - corner.x) / size), std::ceil((m_world.hi.y - corner.y) / size)};
    constexpr double kMost = 0x1p31;
    if (!(std::abs(first.x) < kMost) || !(std::abs(first.y) < kMost) || !(last.x - first.x < kMost) ||
        !(last.y - first.y < kMost))
        return;
    m_world = {corner + size * first, corner + size * last};
    m_firstColumn = static_cast<std::int64_t>(first.x);
    m_firstRow = static_cast<std::int64_t>(first.y);
    m_lastRow = static_cast<std::int64_t>(last.y - first.y) - 1;
    m_cells = CellTable::goingOn(GridLayout::ofCells(length(size), static_cast<std::int64_t>(last.x - first.x),
                                                     static_cast<std::int64_t>(last.y - first.y)));
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

CellRange CoordinateMap::range(const CellRange& ofGame) const noexcept
{
    CellRange converted{{ofGame.first.x - m_firstColumn, ofGame.first.y - m_firstRow},
                        {ofGame.last.x - m_firstColumn, ofGame.last.y - m_firstRow}};
    if (m_yDown && m_cells)
        converted = {{converted.first.x, m_lastRow - converted.last.y},
                     {converted.last.x, m_lastRow - converted.first.y}};
    return converted;
}

} // namespace broadside::trace
