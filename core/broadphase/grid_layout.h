#pragma once

#include "core/math/aabb.h"

#include <cstdint>
#include <optional>

namespace broadside {

/// A cell by column and row; the lower-left corner of (0, 0) is the world's origin. May be negative or outside the
/// world.
struct CellCoord {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr bool operator==(const CellCoord&, const CellCoord&) = default;
};

/// The cells first..last on both axes, including both.
struct CellRange {
    CellCoord first;
    CellCoord last;

    [[nodiscard]] constexpr bool isEmpty() const noexcept { return last.x < first.x || last.y < first.y; }
    [[nodiscard]] constexpr std::int64_t columns() const noexcept { return last.x - first.x + 1; }
    [[nodiscard]] constexpr std::int64_t rows() const noexcept { return last.y - first.y + 1; }
    /// @pre !isEmpty(), and the range is within a GridLayout.
    [[nodiscard]] constexpr std::int64_t count() const noexcept { return isEmpty() ? 0 : columns() * rows(); }
    friend constexpr bool operator==(const CellRange&, const CellRange&) = default;
};

[[nodiscard]] constexpr CellRange intersection(const CellRange& a, const CellRange& b) noexcept
{
    return {{std::max(a.first.x, b.first.x), std::max(a.first.y, b.first.y)},
            {std::min(a.last.x, b.last.x), std::min(a.last.y, b.last.y)}};
}

/// The cells of a uniform grid over the world (0,0)..(width,height). Those of Broadside are squares; those of a game
/// may be rectangles.
///
/// A point belongs to the cell floor(x/c), floor(y/c): a cell owns its lower and left borders. Ids count from the
/// bottom left, row by row: id = x + y * columns(). The last column and row may extend beyond the world.
class GridLayout {
public:
    /// @pre all > 0 and finite.
    GridLayout(double worldWidth, double worldHeight, double cellSize) noexcept;
    /// A layout with this many columns and rows, which may be 0. @pre cellSize > 0 and finite
    [[nodiscard]] static GridLayout ofCells(double cellSize, std::int64_t columns, std::int64_t rows) noexcept;
    /// The same with cells of this width and height. @pre both > 0 and finite
    [[nodiscard]] static GridLayout ofCells(Vec2 cell, std::int64_t columns, std::int64_t rows) noexcept;

    [[nodiscard]] double cellSize() const noexcept { return m_cellSize; } ///< The width of a cell.
    [[nodiscard]] double cellHeight() const noexcept { return m_cellHeight; }
    [[nodiscard]] std::int64_t columns() const noexcept { return m_columns; } ///< ceil(width / cellSize)
    [[nodiscard]] std::int64_t rows() const noexcept { return m_rows; }       ///< ceil(height / cellSize)
    /// A double, because with tiny cells the count overflows integers.
    [[nodiscard]] double cellCount() const noexcept;

    /// The cell at a point, also outside the world.
    [[nodiscard]] CellCoord cellAt(Vec2 point) const noexcept;
    /// All cells that a closed box touches, also outside the world: floor(lo/c)..floor(hi/c).
    [[nodiscard]] CellRange cellsOf(const Aabb& box) const noexcept;
    /// The part of a range that is in the grid; may be empty.
    [[nodiscard]] CellRange clipped(const CellRange& range) const noexcept;
    /// Empty for a cell outside the grid.
    [[nodiscard]] std::optional<std::uint64_t> idOf(CellCoord cell) const noexcept;
    /// @pre id < columns() * rows()
    [[nodiscard]] CellCoord cellOfId(std::uint64_t id) const noexcept;
    /// The rectangle of a cell, metres.
    [[nodiscard]] Aabb boundsOf(CellCoord cell) const noexcept;

    friend bool operator==(const GridLayout&, const GridLayout&) = default;

private:
    double m_cellSize;
    double m_cellHeight;
    std::int64_t m_columns;
    std::int64_t m_rows;
};

} // namespace broadside
