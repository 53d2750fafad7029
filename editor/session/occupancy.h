#pragma once

#include "core/broadphase/grid_layout.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <vector>

namespace broadside {

/// How many objects stand in each cell of a part of the grid, counted from the objects' boxes and the definition of the
/// cells, so that it holds for every algorithm that has cells.
///
/// Cells may be counted in square blocks, for views in which a cell is smaller than a pixel; an object counts once in a
/// block.
class Occupancy {
public:
    /// `part` is clipped to the grid, and widened to whole blocks. Cost: O(rows + registrations + blocks).
    /// @pre block >= 1; the part has at most limits::kDenseCells blocks.
    Occupancy(const ObjectTable& objects, const GridLayout& layout, const CellRange& part, std::int64_t block = 1);

    [[nodiscard]] std::int64_t block() const noexcept { return m_block; }       ///< Cells along its side.
    [[nodiscard]] const CellRange& blocks() const noexcept { return m_blocks; } ///< In blocks; may be empty.
    /// @pre the coordinate lies in blocks().
    [[nodiscard]] std::uint32_t countIn(CellCoord blockAt) const noexcept { return m_counts[numberOf(blockAt)]; }
    [[nodiscard]] std::uint32_t largest() const noexcept { return m_largest; }

private:
    [[nodiscard]] std::size_t numberOf(CellCoord blockAt) const noexcept
    {
        return static_cast<std::size_t>((blockAt.y - m_blocks.first.y) * m_blocks.columns() + blockAt.x -
                                        m_blocks.first.x);
    }

    std::int64_t m_block;
    CellRange m_blocks;
    std::vector<std::uint32_t> m_counts;
    std::uint32_t m_largest = 0;
};

} // namespace broadside
