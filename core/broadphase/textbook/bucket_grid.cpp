#include "core/broadphase/textbook/bucket_grid.h"

#include "core/broadphase/textbook/float_cells.h"

namespace broadside {

BucketGrid::BucketGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(CellTable(GridLayout::ofCells(cellSize, wholeNumber(std::floor(floatCells(worldWidth, cellSize))),
                                                 wholeNumber(std::floor(floatCells(worldHeight, cellSize))))))
    , m_cellSize(static_cast<float>(cellSize))
{}

TextbookGrid::Buckets BucketGrid::bucketsOf(const Aabb& box) const
{
    const FloatCorners corners = cornerCells(box, m_cellSize);
    Buckets buckets;
    for (const std::int64_t y : {corners.lowY, corners.highY}) {
        for (const std::int64_t x : {corners.lowX, corners.highX}) {
            const std::int64_t id = x + y * table().columns();
            addOnce(id >= 0 && id < bucketCount() ? buckets.ids : buckets.missing, id);
        }
    }
    return buckets;
}

/// The numbers x + y * columns of a rectangle of cells that are in the table. Those of a row are consecutive; in a
/// rectangle as wide as the table, so are those of all rows.
CellIds BucketGrid::cellsTouchedBy(const Aabb& box, std::size_t most) const
{
    CellIds found;
    if (bucketCount() == 0)
        return found;
    const FloatCorners corners = cornerCells(box, m_cellSize);
    const std::int64_t columns = table().columns();
    const auto rowOf = [columns](std::int64_t id) { return (id < 0 ? id - columns + 1 : id) / columns; };
    const std::int64_t firstRow = std::max(corners.lowY, -rowOf(corners.highX));
    const std::int64_t lastRow = std::min(corners.highY, rowOf(bucketCount() - 1 - corners.lowX));
    const bool join = corners.highX - corners.lowX + 1 >= columns;
    for (std::int64_t y = firstRow; y <= lastRow; y = join ? lastRow + 1 : y + 1) {
        const std::int64_t first = std::max<std::int64_t>(corners.lowX + y * columns, 0);
        const std::int64_t last = std::min(corners.highX + (join ? lastRow : y) * columns, bucketCount() - 1);
        if (first <= last)
            found.append(static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last), most);
    }
    return found;
}

std::optional<std::int64_t> BucketGrid::bucketAt(CellCoord cell) const
{
    const std::int64_t id = cell.x + cell.y * table().columns();
    return id >= 0 && id < bucketCount() ? std::optional{id} : std::nullopt;
}

} // namespace broadside
