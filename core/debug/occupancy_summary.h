#pragma once

#include "core/broadphase/grid_layout.h"
#include "core/scene/object_table.h"

#include <cstdint>

namespace broadside {

/// How full the cells of a uniform grid are: whether the cell size fits the world, in a few numbers.
struct OccupancySummary {
    std::uint64_t cells = 0;         ///< Of the grid.
    std::uint64_t occupied = 0;      ///< Cells that at least one object touches.
    std::uint64_t registrations = 0; ///< Object and cell pairs within the grid: an object in four cells counts four.
    std::uint64_t most = 0;          ///< Objects in the fullest cell.
    CellCoord fullest;               ///< The lowest id of the cells that hold `most`; (0, 0) when all are empty.
    std::uint64_t outside = 0;       ///< Objects that touch no cell of the grid.

    /// Objects per occupied cell; 0 when all are empty.
    [[nodiscard]] double mean() const noexcept
    {
        return occupied == 0 ? 0.0 : static_cast<double>(registrations) / static_cast<double>(occupied);
    }
    /// Share of the cells that nothing touches, 0..1.
    [[nodiscard]] double emptyShare() const noexcept
    {
        return cells == 0 ? 0.0 : static_cast<double>(cells - occupied) / static_cast<double>(cells);
    }
    friend bool operator==(const OccupancySummary&, const OccupancySummary&) = default;
};

/// Counts the present objects by the cells that their boxes touch, whether they can collide or not. What an algorithm
/// does with them (border cells, coarser levels) does not count: this is about the user's cells.
///
/// Cost: O(objects + cells), however many cells an object covers: each adds at the corners of its range, and one pass
/// of sums over rows and columns turns that into counts (difference array; Crow, "Summed-area tables", SIGGRAPH 1984,
/// run backwards). @pre layout.cellCount() <= limits::kDenseCells
[[nodiscard]] OccupancySummary occupancySummaryOf(const ObjectTable& objects, const GridLayout& layout);

} // namespace broadside
