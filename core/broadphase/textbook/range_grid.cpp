#include "core/broadphase/textbook/range_grid.h"

#include "core/broadphase/textbook/float_cells.h"

#include <limits>

namespace broadside {
namespace {

/// Truncated towards zero, and clamped to a number beyond all valid coordinates that is safe to add and to multiply.
std::int64_t pixels(double metres) noexcept
{
    return static_cast<std::int64_t>(std::clamp(metres * RangeGrid::kPixelsPerMetre, -1e15, 1e15));
}

std::int64_t cellsAlong(std::int64_t length, std::int64_t cell) noexcept
{
    return std::max<std::int64_t>(1, (length + cell - 1) / cell);
}

double metres(std::int64_t pixels) noexcept { return static_cast<double>(pixels) / RangeGrid::kPixelsPerMetre; }

std::int64_t cellPixels(double cellSize) noexcept { return std::max<std::int64_t>(1, pixels(cellSize)); }

CellTable tableOf(double worldWidth, double worldHeight, double cellSize) noexcept
{
    const std::int64_t cell = cellPixels(cellSize);
    const std::int64_t height = pixels(worldHeight);
    return CellTable::fromTheTop(
        GridLayout::ofCells(metres(cell), cellsAlong(pixels(worldWidth), cell), cellsAlong(height, cell)),
        metres(height));
}

} // namespace

RangeGrid::RangeGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(tableOf(worldWidth, worldHeight, cellSize))
    , m_worldHeight(pixels(worldHeight))
    , m_cell(cellPixels(cellSize))
{}

RangeGrid::Corner RangeGrid::cornerOf(const Aabb& box) const
{
    return {pixels(box.lo.x), pixels(metres(m_worldHeight) - box.hi.y)};
}

CellRange RangeGrid::rangeOf(const Aabb& box) const
{
    const auto [x, y] = cornerOf(box);
    const std::int64_t width = pixels(box.width());
    const std::int64_t height = pixels(box.height());
    return {{std::max<std::int64_t>(0, x / m_cell), std::max<std::int64_t>(0, y / m_cell)},
            {std::min(table().columns() - 1, (x + width - 1) / m_cell),
             std::min(table().rows() - 1, (y + height - 1) / m_cell)}};
}

TextbookGrid::Buckets RangeGrid::bucketsOf(const Aabb& box) const
{
    const CellRange range = rangeOf(box);
    Buckets buckets;
    buckets.tooMany = range.count() > kMostPerObject;
    if (buckets.tooMany)
        return buckets;
    // Column by column, because nearest() depends on the order.
    for (std::int64_t column = range.first.x; column <= range.last.x; ++column)
        for (std::int64_t row = range.first.y; row <= range.last.y; ++row)
            buckets.ids.push_back(column + row * table().columns());
    return buckets;
}

CellIds RangeGrid::cellsTouchedBy(const Aabb& box, std::size_t most) const
{
    const CellRange range = rangeOf(box);
    const std::int64_t lowest = table().rows() - 1; // counted from the top
    return table().idsIn({{range.first.x, lowest - range.last.y}, {range.last.x, lowest - range.first.y}}, most);
}

std::optional<ObjectIndex> RangeGrid::publishedNearest(ObjectIndex index) const
{
    const Corner own = cornerOf(boxOf(index));
    std::optional<ObjectIndex> nearest;
    // A double, because squares of large distances overflow integers.
    double least = std::numeric_limits<double>::infinity();
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

/// Rows count from the top, and everything above the first row is clamped into it.
TextbookGrid::Reach RangeGrid::reach() const
{
    return {TextbookGrid::reach().width, std::numeric_limits<double>::infinity()};
}

} // namespace broadside
