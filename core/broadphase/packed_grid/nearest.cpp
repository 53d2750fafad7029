#include "core/broadphase/packed_grid/nearest.h"

#include "core/broadphase/packed_grid/nearest_wide.h"
#include "core/broadphase/packed_grid/scan.h"

#include <cmath>

namespace broadside::packed {
namespace {

float distanceSquared(const FloatBox& box, float x, float y)
{
    const float dx = std::max(std::max(box.x0 - x, x - box.x1), 0.0F);
    const float dy = std::max(std::max(box.y0 - y, y - box.y1), 0.0F);
    return dx * dx + dy * dy;
}

void nearestInRange(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, float x, float y, NearestBox& best)
{
    for (std::uint32_t i = begin; i < end; ++i) {
        const float distance = distanceSquared(boxes.box(i), x, y);
        if (distance < best.distanceSquared)
            best = {boxes.ids[i], distance};
    }
}

/// Half the distance between neighbours if the boxes were spread evenly.
float firstRadius(const Level& level)
{
    const CellFrame& frame = level.frame;
    const float cells = static_cast<float>(frame.columns) * static_cast<float>(frame.rows);
    return 0.5F * std::sqrt(cells / (frame.cellsPerX * frame.cellsPerY * static_cast<float>(level.count)));
}

} // namespace

void findNearest(const Level& level, float x, float y, NearestBox& best, Lanes lanes)
{
    constexpr float kRoom = 1.0F + 0x1p-20F; // more than the rounding errors of squares and roots
    float radius = firstRadius(level);
    if (best.distanceSquared < radius * radius)
        radius = std::sqrt(best.distanceSquared) * kRoom;
    while (true) {
        const Reach reach(level, {x - radius, y - radius, x + radius, y + radius});
        for (std::uint32_t row = reach.firstRow; row <= reach.lastRow; ++row) {
            const BoxColumns boxes = level.columnsOf(row);
            const std::uint32_t begin = level.startOf(row, reach.firstColumn);
            const std::uint32_t end = level.startOf(row, reach.lastColumn + 1);
            lanes == Lanes::Wide ? nearestInRangeWide(boxes, begin, end, x, y, best)
                                 : nearestInRange(boxes, begin, end, x, y, best);
        }
        const bool isWhole = reach.firstRow == 0 && reach.firstColumn == 0 && reach.lastRow + 1 == level.frame.rows &&
                             reach.lastColumn + 1 == level.frame.columns;
        const float needed = std::sqrt(best.distanceSquared) * kRoom;
        if (isWhole || needed <= radius)
            return;
        radius = std::min(needed, std::max(2.0F * radius, std::numeric_limits<float>::min()));
    }
}

} // namespace broadside::packed
