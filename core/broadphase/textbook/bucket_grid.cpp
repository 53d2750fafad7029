#include "core/broadphase/textbook/bucket_grid.h"

#include "core/broadphase/textbook/float_cells.h"

namespace broadside {

BucketGrid::BucketGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(GridLayout(worldWidth, worldHeight, cellSize))
    , m_cellSize(static_cast<float>(cellSize))
    , m_columns(wholeNumber(std::floor(static_cast<float>(worldWidth) / m_cellSize)))
    , m_rows(wholeNumber(std::floor(static_cast<float>(worldHeight) / m_cellSize)))
{}

TextbookGrid::Buckets BucketGrid::bucketsOf(const Aabb& box) const
{
    const FloatCorners corners = cornerCells(box, m_cellSize);
    Buckets buckets;
    for (const std::int64_t y : {corners.lowY, corners.highY}) {
        for (const std::int64_t x : {corners.lowX, corners.highX}) {
            const std::int64_t id = x + y * m_columns;
            addOnce(id >= 0 && id < bucketCount() ? buckets.ids : buckets.missing, id);
        }
    }
    return buckets;
}

Aabb BucketGrid::boundsOf(std::int64_t bucket) const
{
    return layout()->boundsOf({bucket % m_columns, bucket / m_columns});
}

TextbookGrid::Reach BucketGrid::reach() const
{
    const double size = layout()->cellSize();
    return {static_cast<double>(m_columns) * size, static_cast<double>(m_rows) * size};
}

std::optional<std::int64_t> BucketGrid::bucketAt(CellCoord cell) const
{
    const std::int64_t id = cell.x + cell.y * m_columns;
    return id >= 0 && id < bucketCount() ? std::optional{id} : std::nullopt;
}

} // namespace broadside
