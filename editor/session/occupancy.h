#pragma once

#include "core/broadphase/broad_phase.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// How many objects are registered in each cell, for a part of an algorithm's table.
///
/// Cells may be counted in square blocks, for views in which a cell is smaller than a pixel. An object counts once for
/// each block.
class Occupancy final : private RegistrationSink {
public:
    /// `part` is clipped to the table, and widened to whole blocks. Cost: O(objects + registrations + blocks).
    /// @pre the broad phase has a table; block >= 1; the part has at most limits::kDenseCells blocks.
    Occupancy(const BroadPhase& broadPhase, const CellRange& part, std::int64_t block = 1);

    [[nodiscard]] std::int64_t block() const noexcept { return m_block; }       ///< Side of a block, in cells.
    [[nodiscard]] const CellRange& blocks() const noexcept { return m_blocks; } ///< The part in blocks; may be empty.
    /// @pre the coordinate lies in blocks().
    [[nodiscard]] std::uint32_t countIn(CellCoord blockAt) const noexcept { return m_counts[numberOf(blockAt)]; }
    [[nodiscard]] std::uint32_t largest() const noexcept { return m_largest; }

private:
    void take(ObjectIndex object, const CellRange& cells) override;
    [[nodiscard]] std::size_t numberOf(CellCoord blockAt) const noexcept
    {
        return static_cast<std::size_t>((blockAt.y - m_blocks.first.y) * m_blocks.columns() + blockAt.x -
                                        m_blocks.first.x);
    }

    std::int64_t m_block;
    CellRange m_blocks;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::optional<ObjectIndex>> m_last; // Last object that was counted, for each block.
    std::uint32_t m_largest = 0;
};

} // namespace broadside
