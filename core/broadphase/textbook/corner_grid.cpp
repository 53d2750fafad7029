#include "core/broadphase/textbook/corner_grid.h"

#include "core/broadphase/textbook/float_cells.h"

namespace broadside {

CornerGrid::CornerGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(GridLayout(worldWidth, worldHeight, cellSize))
    , m_cellSize(static_cast<float>(cellSize))
    , m_columns(wholeNumber(std::ceil(static_cast<float>(worldWidth) / m_cellSize)))
    , m_rows(wholeNumber(std::ceil(static_cast<float>(worldHeight) / m_cellSize)))
{}

TextbookGrid::Buckets CornerGrid::bucketsOf(const Aabb& box) const
{
    const FloatCorners corners = cornerCells(box, m_cellSize);
    Buckets buckets;
    for (const std::int64_t y : {corners.lowY, corners.highY})
        for (const std::int64_t x : {corners.lowX, corners.highX})
            if (const auto id = bucketAt({x, y}))
                addOnce(buckets.ids, *id);
    return buckets;
}

Aabb CornerGrid::boundsOf(std::int64_t bucket) const
{
    return layout()->boundsOf({bucket % m_columns, bucket / m_columns});
}

TextbookGrid::Reach CornerGrid::reach() const
{
    const double size = layout()->cellSize();
    return {static_cast<double>(m_columns) * size, static_cast<double>(m_rows) * size};
}

std::optional<std::int64_t> CornerGrid::bucketAt(CellCoord cell) const
{
    const bool exists = cell.x >= 0 && cell.x < m_columns && cell.y >= 0 && cell.y < m_rows;
    return exists ? std::optional{cell.x + cell.y * m_columns} : std::nullopt;
}

} // namespace broadside
