#pragma once

#include "core/broadphase/broad_phase.h"

#include <cstdint>

namespace broadside {

/// How full the cells of an algorithm are: a few numbers that show whether the cell size fits the world.
struct OccupancySummary {
    std::uint64_t cells = 0;         ///< Cells in the table.
    std::uint64_t occupied = 0;      ///< Cells in which at least one object is registered.
    std::uint64_t registrations = 0; ///< Pairs of object and cell within the table: an object in four cells counts four
                                     ///< times.
    std::uint64_t most = 0;          ///< Objects in the fullest cell.
    std::uint64_t fullest = 0;       ///< The lowest id of the cells with `most` objects; 0 if all are empty.
    std::uint64_t outside = 0;       ///< Objects that are registered in no cell of the table.

    /// Objects per occupied cell; 0 if all are empty.
    [[nodiscard]] double mean() const noexcept
    {
        return occupied == 0 ? 0.0 : static_cast<double>(registrations) / static_cast<double>(occupied);
    }
    /// Share of the cells that are empty, 0..1.
    [[nodiscard]] double emptyShare() const noexcept
    {
        return cells == 0 ? 0.0 : static_cast<double>(cells - occupied) / static_cast<double>(cells);
    }
    friend bool operator==(const OccupancySummary&, const OccupancySummary&) = default;
};

/// Counts the objects of a broad phase by the cells in which they are registered, whether they can collide or not.
/// BroadPhase::showRegistrations() reports the user's cells; border cells and coarser levels do not count.
///
/// Cost: O(objects + cells), however many cells an object covers: each range changes only the values at its corners,
/// and one pass of sums over rows and columns makes them counts (difference array; Crow, "Summed-area tables", SIGGRAPH
/// 1984, run backwards). @pre it has a table of cells, of at most limits::kDenseCells
[[nodiscard]] OccupancySummary occupancySummaryOf(const BroadPhase& broadPhase);

} // namespace broadside
