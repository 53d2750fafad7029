#pragma once

#include "core/broadphase/packed_grid/axis_pieces.h"
#include "core/broadphase/packed_grid/box_source.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace broadside::packed {

/// The cells of one level: where they lie, how large they are, and which boxes stand there.
///
/// A box stands in the cell of its lower-left corner. Why no margin for rounding is needed, at any coordinate:
/// - columnOf() is a chain of float operations that never decrease (subtract a constant, multiply by a positive one,
///   clamp, cut off the fraction), or of AxisPieces, which never decrease either. So b.x0 <= a.x1 implies
///   columnOf(b.x0) <= columnOf(a.x1): looking up to the column of the right edge misses nothing, and whatever lies in
///   a later column has b.x0 > a.x1.
/// - Let `widest` be at least the true x1 - x0 of every box of the level (notBelowTrue() of the largest rounded
///   difference). If a.x0 <= b.x1, then a.x0 - widest <=
///   b.x1 - widest <= b.x0 in real numbers, and b.x0 is itself a float, so the ROUNDED a.x0 - widest is not above b.x0
///   either: rounding never carries a number across a float. So columnOf(a.x0 - widest) <= columnOf(b.x0).
/// The same holds for rows.
struct CellFrame {
    float originX = 0.0F; ///< Lower-left corner of cell (0, 0).
    float originY = 0.0F;
    float cellsPerX = 1.0F; ///< 1 / width of a cell; > 0 and finite.
    float cellsPerY = 1.0F;
    std::uint32_t columns = 1; ///< columns and rows < 2^24, so that floats count them exactly.
    std::uint32_t rows = 1;
    float largest = std::numeric_limits<float>::infinity(); ///< Longest side of a box that stands on this level.
    float aroundX = 0.0F;    ///< Columns that a box may lie outside and still stand here, in the border cells,
    float aroundY = 0.0F;    ///< and rows.
    AxisPieces columnPieces; ///< Used where boxes crowd in small parts of their world;
    AxisPieces rowPieces;    ///< cellsPerX and cellsPerY are means then.
    bool takesAll = true;    ///< The last level: however far outside, and however large.

    [[nodiscard]] float columnPosition(float x) const noexcept
    {
        return columnPieces.used ? columnPieces.position(x) : (x - originX) * cellsPerX;
    }
    [[nodiscard]] float rowPosition(float y) const noexcept
    {
        return rowPieces.used ? rowPieces.position(y) : (y - originY) * cellsPerY;
    }
    [[nodiscard]] std::uint32_t columnOf(float x) const noexcept { return cellOf(columnPosition(x), columns); }
    [[nodiscard]] std::uint32_t rowOf(float y) const noexcept { return cellOf(rowPosition(y), rows); }

    /// Where a column or a row begins, relative to the origin of the boxes, metres.
    [[nodiscard]] double leftOf(std::uint32_t column) const noexcept
    {
        return columnPieces.used ? columnPieces.edgeOf(column)
                                 : static_cast<double>(originX) + column / static_cast<double>(cellsPerX);
    }
    [[nodiscard]] double bottomOf(std::uint32_t row) const noexcept
    {
        return rowPieces.used ? rowPieces.edgeOf(row)
                              : static_cast<double>(originY) + row / static_cast<double>(cellsPerY);
    }

    /// Entries of the table of starts for one row: one a cell and one for the end of the row.
    [[nodiscard]] std::uint32_t stride() const noexcept { return columns + 1; }

    /// Whether a box stands on this level and not on the next one.
    [[nodiscard]] bool takes(const FloatBox& box) const noexcept
    {
        if (takesAll)
            return true;
        const float column = columnPosition(box.x0);
        const float row = rowPosition(box.y0);
        return std::max(box.x1 - box.x0, box.y1 - box.y0) <= largest && column >= -aroundX &&
               column < static_cast<float>(columns) + aroundX && row >= -aroundY &&
               row < static_cast<float>(rows) + aroundY;
    }

private:
    [[nodiscard]] static std::uint32_t cellOf(float position, std::uint32_t count) noexcept
    {
        const float last = static_cast<float>(count - 1);
        return static_cast<std::uint32_t>(std::min(std::max(position, 0.0F), last));
    }
};

/// The least float that is surely not below the true difference of two floats whose rounded difference this is.
[[nodiscard]] float notBelowTrue(float roundedDifference) noexcept;

/// Chooses cells for boxes by looking at some of them. `last`: the level takes every box.
///
/// What is minimised is the number of eight-wide tests per object, e the density around a typical object, w and h the
/// mean width and height: its own row holds e * cellHeight * (w + cellWidth) boxes to test, and it reaches into
/// h / cellHeight further rows; a cell costs about a quarter of a test. That gives
/// cellHeight = 4 sqrt(h / (e (w + cellWidth))) and cellWidth * cellHeight = sqrt(2 / (e * mean density)).
/// The longest side that the level takes is chosen by the same count: larger boxes make every other one look farther
/// to the left, on a level of their own they ask this one row by row.
///
/// Where boxes crowd so much that cells of one size would be far too coarse for most of them, the axes are cut into
/// pieces (axis_pieces.h): looking a cell up takes longer then, but no cell holds thousands.
///
/// Cost: O(sample log sample), at most kSample boxes. Source: our own model; Ericson, "Real-time collision detection",
/// 2005, 7.1.2 for what is to be weighed.
inline constexpr std::uint32_t kSample = 1024;
[[nodiscard]] CellFrame chooseCells(const BoxSource& boxes, bool last);

} // namespace broadside::packed
