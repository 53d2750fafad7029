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
            if (x >= 0 && x < m_columns && y >= 0 && y < m_rows)
                addOnce(buckets.ids, x + y * m_columns);
    return buckets;
}

Aabb CornerGrid::boundsOf(std::int64_t bucket) const
{
    return layout()->boundsOf({bucket % m_columns, bucket / m_columns});
}

} // namespace broadside
