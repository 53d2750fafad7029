#include "core/broadphase/textbook/corner_grid.h"

#include "core/broadphase/textbook/float_cells.h"

namespace broadside {

CornerGrid::CornerGrid(double worldWidth, double worldHeight, double cellSize)
    : TextbookGrid(CellTable(GridLayout::ofCells(cellSize, wholeNumber(std::ceil(floatCells(worldWidth, cellSize))),
                                                 wholeNumber(std::ceil(floatCells(worldHeight, cellSize))))))
    , m_cellSize(static_cast<float>(cellSize))
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

CellIds CornerGrid::cellsTouchedBy(const Aabb& box, std::size_t most) const
{
    const FloatCorners corners = cornerCells(box, m_cellSize);
    return table().idsIn({{corners.lowX, corners.lowY}, {corners.highX, corners.highY}}, most);
}

std::optional<std::int64_t> CornerGrid::bucketAt(CellCoord cell) const
{
    const auto id = table().idOf(cell);
    return id ? std::optional{static_cast<std::int64_t>(*id)} : std::nullopt;
}

} // namespace broadside
