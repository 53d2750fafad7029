#pragma once

#include "core/broadphase/grid_layout.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// A list of cell ids, possibly cut.
struct CellIds {
    std::vector<std::uint64_t> ids; ///< Ascending, each once; the lowest ones when there are more than the limit.
    std::uint64_t count = 0;        ///< The count without the limit.

    /// Appends the ids first..last. @pre larger than all ids in the list; first <= last
    void append(std::uint64_t first, std::uint64_t last, std::size_t most);
    friend bool operator==(const CellIds&, const CellIds&) = default;
};

/// The cells of the user's size in an algorithm, or those of a game: their count, their place in the world, and their
/// ids.
///
/// Columns and rows of a CellCoord count from the lower left cell of the table, whatever the order of the ids. A cell
/// owns its lower and left borders. A table may be empty, smaller than the world, or larger.
class CellTable {
public:
    /// Ids count from the bottom left, row by row, and cell (0, 0) is at the origin. Objects outside the table are in
    /// none of its cells.
    explicit CellTable(const GridLayout& cells) noexcept
        : m_cells(cells)
    {}
    /// The same, but there are also cells without ids outside the table, in which objects can share cells, too.
    [[nodiscard]] static CellTable goingOn(const GridLayout& cells) noexcept;
    /// Ids count from the top left, row by row; the top side of the first row is at y = `top`.
    [[nodiscard]] static CellTable fromTheTop(const GridLayout& cells, double top) noexcept;

    /// The same cells, with the lower left corner of cell (0, 0) at this point.
    [[nodiscard]] CellTable movedTo(Vec2 corner) const noexcept;

    [[nodiscard]] double cellSize() const noexcept { return m_cells.cellSize(); } ///< The width of a cell.
    [[nodiscard]] double cellHeight() const noexcept { return m_cells.cellHeight(); }
    [[nodiscard]] double smallerSide() const noexcept { return std::min(cellSize(), cellHeight()); } ///< Of a cell.
    [[nodiscard]] std::int64_t columns() const noexcept { return m_cells.columns(); }
    [[nodiscard]] std::int64_t rows() const noexcept { return m_cells.rows(); }
    [[nodiscard]] double cellCount() const noexcept { return m_cells.cellCount(); }
    [[nodiscard]] bool isEmpty() const noexcept { return columns() == 0 || rows() == 0; }
    [[nodiscard]] bool goesOn() const noexcept { return m_goesOn; }
    /// Box around all cells; empty when there are none.
    [[nodiscard]] Aabb bounds() const noexcept;

    /// The cell at a point, also outside the table.
    [[nodiscard]] CellCoord cellAt(Vec2 point) const noexcept { return m_cells.cellAt(point - m_origin); }
    [[nodiscard]] CellRange cellsOf(const Aabb& box) const noexcept;
    /// The part of a range that is in the table; may be empty.
    [[nodiscard]] CellRange clipped(const CellRange& range) const noexcept { return m_cells.clipped(range); }
    [[nodiscard]] Aabb boundsOf(CellCoord cell) const noexcept;

    /// Empty for a cell outside the table.
    [[nodiscard]] std::optional<std::uint64_t> idOf(CellCoord cell) const noexcept;
    /// @pre id < columns() * rows()
    [[nodiscard]] CellCoord cellOfId(std::uint64_t id) const noexcept;
    /// Ids of the cells of a range that are in the table. Cost: O(ids).
    [[nodiscard]] CellIds idsIn(const CellRange& range, std::size_t most) const;
    /// Ids of the cells that a segment passes through (segment_cells.h), in the first `most` columns from the left.
    /// Cost: O(columns + ids).
    [[nodiscard]] CellIds idsAlong(Vec2 from, Vec2 to, std::size_t most) const;

    friend bool operator==(const CellTable&, const CellTable&) = default;

private:
    /// Reverses the rows if ids count from the top.
    [[nodiscard]] CellCoord cellInIdOrder(CellCoord cell) const noexcept
    {
        return m_fromTheTop ? CellCoord{cell.x, rows() - 1 - cell.y} : cell;
    }

    GridLayout m_cells;
    Vec2 m_origin; // position of cell (0, 0)
    bool m_fromTheTop = false;
    bool m_goesOn = false;
};

} // namespace broadside
