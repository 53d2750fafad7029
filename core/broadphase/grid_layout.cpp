#include "core/broadphase/grid_layout.h"

#include <cmath>

namespace broadside {
namespace {

// Larger than any valid coordinate in cells, and safely inside int64.
constexpr double kFarthest = 4e18;

std::int64_t cellIndex(double coordinate, double cellSize) noexcept
{
    // floor() without a call: std::floor is a library function on processors before SSE 4.1.
    const double cells = std::clamp(coordinate / cellSize, -kFarthest, kFarthest);
    const auto towardsZero = static_cast<std::int64_t>(cells);
    return static_cast<double>(towardsZero) > cells ? towardsZero - 1 : towardsZero;
}

std::int64_t cellsAlong(double length, double cellSize) noexcept
{
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::min(std::ceil(length / cellSize), kFarthest)));
}

} // namespace

GridLayout::GridLayout(double worldWidth, double worldHeight, double cellSize) noexcept
    : m_cellSize(cellSize)
    , m_cellHeight(cellSize)
    , m_columns(cellsAlong(worldWidth, cellSize))
    , m_rows(cellsAlong(worldHeight, cellSize))
{}

GridLayout GridLayout::ofCells(double cellSize, std::int64_t columns, std::int64_t rows) noexcept
{
    GridLayout layout(cellSize, cellSize, cellSize);
    layout.m_columns = columns;
    layout.m_rows = rows;
    return layout;
}

GridLayout GridLayout::ofCells(Vec2 cell, std::int64_t columns, std::int64_t rows) noexcept
{
    GridLayout layout = ofCells(cell.x, columns, rows);
    layout.m_cellHeight = cell.y;
    return layout;
}

double GridLayout::cellCount() const noexcept { return static_cast<double>(m_columns) * static_cast<double>(m_rows); }

CellCoord GridLayout::cellAt(Vec2 point) const noexcept
{
    return {cellIndex(point.x, m_cellSize), cellIndex(point.y, m_cellHeight)};
}

CellRange GridLayout::cellsOf(const Aabb& box) const noexcept { return {cellAt(box.lo), cellAt(box.hi)}; }

CellRange GridLayout::clipped(const CellRange& range) const noexcept
{
    return intersection(range, {{0, 0}, {m_columns - 1, m_rows - 1}});
}

std::optional<std::uint64_t> GridLayout::idOf(CellCoord cell) const noexcept
{
    if (cell.x < 0 || cell.y < 0 || cell.x >= m_columns || cell.y >= m_rows)
        return std::nullopt;
    return static_cast<std::uint64_t>(cell.x) +
           static_cast<std::uint64_t>(cell.y) * static_cast<std::uint64_t>(m_columns);
}

CellCoord GridLayout::cellOfId(std::uint64_t id) const noexcept
{
    const auto columns = static_cast<std::uint64_t>(m_columns);
    return {static_cast<std::int64_t>(id % columns), static_cast<std::int64_t>(id / columns)};
}

Aabb GridLayout::boundsOf(CellCoord cell) const noexcept
{
    const Vec2 lo{static_cast<double>(cell.x) * m_cellSize, static_cast<double>(cell.y) * m_cellHeight};
    const Vec2 hi{static_cast<double>(cell.x + 1) * m_cellSize, static_cast<double>(cell.y + 1) * m_cellHeight};
    return {lo, hi};
}

} // namespace broadside
