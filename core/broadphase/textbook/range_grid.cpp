#include "core/broadphase/textbook/range_grid.h"

#include "core/broadphase/textbook/float_cells.h"

#include <limits>

namespace broadside {
namespace {

/// Truncated toward zero; far beyond any valid coordinate, yet safe to add and multiply.
std::int64_t pixels(double metres) noexcept
{
    return static_cast<std::int64_t>(std::clamp(metres * RangeGrid::kPixelsPerMetre, -1e15, 1e15));
}

std::int64_t cellsAlong(std::int64_t length, std::int64_t cell) noexcept
{
    return std::max<std::int64_t>(1, (length + cell - 1) / cell);
}

} // namespace

RangeGrid::RangeGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(GridLayout(worldWidth, worldHeight, cellSize))
    , m_worldHeight(pixels(worldHeight))
    , m_cell(std::max<std::int64_t>(1, pixels(cellSize)))
    , m_columns(cellsAlong(pixels(worldWidth), m_cell))
    , m_rows(cellsAlong(m_worldHeight, m_cell))
{}

RangeGrid::Corner RangeGrid::cornerOf(const Aabb& box) const
{
    return {pixels(box.lo.x), pixels(static_cast<double>(m_worldHeight) / kPixelsPerMetre - box.hi.y)};
}

TextbookGrid::Buckets RangeGrid::bucketsOf(const Aabb& box) const
{
    const auto [x, y] = cornerOf(box);
    const std::int64_t width = pixels(box.width());
    const std::int64_t height = pixels(box.height());
    const std::int64_t firstX = std::max<std::int64_t>(0, x / m_cell);
    const std::int64_t firstY = std::max<std::int64_t>(0, y / m_cell);
    const std::int64_t lastX = std::min(m_columns - 1, (x + width - 1) / m_cell);
    const std::int64_t lastY = std::min(m_rows - 1, (y + height - 1) / m_cell);
    Buckets buckets;
    buckets.tooMany =
        (lastX - firstX + 1) * (lastY - firstY + 1) > kMostPerObject && lastX >= firstX && lastY >= firstY;
    if (buckets.tooMany)
        return buckets;
    for (std::int64_t column = firstX; column <= lastX; ++column) // columns first, as published: nearest() minds
        for (std::int64_t row = firstY; row <= lastY; ++row)
            buckets.ids.push_back(column + row * m_columns);
    return buckets;
}

std::optional<ObjectIndex> RangeGrid::publishedNearest(ObjectIndex index) const
{
    const Corner own = cornerOf(boxOf(index));
    std::optional<ObjectIndex> nearest;
    double least = std::numeric_limits<double>::infinity(); // the squares of far corners overflow integers
    for (const ObjectIndex other : returnedFor(boxOf(index))) {
        const Corner corner = cornerOf(boxOf(other));
        const auto x = static_cast<double>(corner.x - own.x);
        const auto y = static_cast<double>(corner.y - own.y);
        if (const double squared = x * x + y * y; squared < least) {
            nearest = other;
            least = squared;
        }
    }
    return nearest;
}

Aabb RangeGrid::boundsOf(std::int64_t bucket) const
{
    const auto metres = [](std::int64_t length) { return static_cast<double>(length) / kPixelsPerMetre; };
    const double left = metres((bucket % m_columns) * m_cell);
    const double top = metres(m_worldHeight - (bucket / m_columns) * m_cell);
    return {{left, top - metres(m_cell)}, {left + metres(m_cell), top}};
}

/// Rows count from the top, and what lies above the first one is clamped into it.
TextbookGrid::Reach RangeGrid::reach() const
{
    return {static_cast<double>(m_columns * m_cell) / kPixelsPerMetre, std::numeric_limits<double>::infinity()};
}

} // namespace broadside
