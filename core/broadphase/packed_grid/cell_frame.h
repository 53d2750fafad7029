#pragma once

#include "core/broadphase/packed_grid/axis_pieces.h"
#include "core/broadphase/packed_grid/box_source.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace broadside::packed {

/// The cells of one level: their place, their size, and which boxes belong to the level.
///
/// A box is in the cell of its lower-left corner. No margin for rounding is needed, at any coordinate:
/// - columnOf() is a chain of float operations that never decrease (subtract a constant, multiply by a positive one,
///   clamp, truncate), or of AxisPieces, which never decrease either. So b.x0 <= a.x1 implies
///   columnOf(b.x0) <= columnOf(a.x1): a search up to the column of the right side misses nothing, and every box in a
///   later column has b.x0 > a.x1.
/// - Let `widest` be at least the true x1 - x0 of every box of the level (upperBoundOfDifference() of the largest
/// rounded
///   difference). If a.x0 <= b.x1, then a.x0 - widest <= b.x1 - widest <= b.x0 in real numbers. b.x0 is a float, so the
///   ROUNDED a.x0 - widest is not above b.x0 either: rounding never moves a number past a float. So
///   columnOf(a.x0 - widest) <= columnOf(b.x0).
/// The same is true for rows.
struct CellFrame {
    float originX = 0.0F; ///< Lower-left corner of cell (0, 0).
    float originY = 0.0F;
    float cellsPerX = 1.0F; ///< 1 / width of a cell; > 0 and finite.
    float cellsPerY = 1.0F;
    std::uint32_t columns = 1; ///< columns and rows < 2^24, so that floats count them exactly.
    std::uint32_t rows = 1;
    float largest = std::numeric_limits<float>::infinity(); ///< Longest side of a box on this level.
    float aroundX = 0.0F;    ///< A box so many columns outside still belongs to the level, in a border cell;
    float aroundY = 0.0F;    ///< the same for rows.
    AxisPieces columnPieces; ///< Used where boxes are crowded in small parts of their world;
    AxisPieces rowPieces;    ///< then cellsPerX and cellsPerY keep the values of equal cells.
    bool takesAll = true;    ///< The last level: it takes boxes of any size at any place.

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

    /// The place where a column or a row begins, relative to the origin of the boxes, metres.
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

    /// Entries per row in the table of starts: one per cell, and one for the end of the row.
    [[nodiscard]] std::uint32_t stride() const noexcept { return columns + 1; }

    /// Whether a box belongs to this level and not to the next one.
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

/// A float that is certainly not below the true difference of two floats, given their rounded difference.
[[nodiscard]] float upperBoundOfDifference(float roundedDifference) noexcept;

/// Chooses cells for boxes from a sample of them. `last`: the level takes every box.
///
/// It minimises the number of eight-wide tests per object. Let e be the density around a typical object, w and h the
/// mean width and height. Then the object's own row has e * cellHeight * (w + cellWidth) boxes to test, and it reaches
/// h / cellHeight further rows; a cell costs about a quarter of a test. That gives
/// cellHeight = 4 sqrt(h / (e (w + cellWidth))) and cellWidth * cellHeight = sqrt(2 / (e * mean density)).
/// The longest side for the level is chosen by the same count: because of a larger box every other one has to look
/// farther to the left; on a level of its own, the larger box searches this level row by row.
///
/// If boxes are so crowded that cells of one size would be far too coarse for most of them, the axes are cut into
/// pieces (axis_pieces.h): it takes longer to find a cell then, but no cell holds thousands.
///
/// Cost: O(sample log sample), at most kSample boxes. Source: our own model; Ericson, "Real-time collision detection",
/// 2005, 7.1.2 for the choice of cell sizes.
inline constexpr std::uint32_t kSample = 1024;
[[nodiscard]] CellFrame chooseCells(const BoxSource& boxes, bool last);

} // namespace broadside::packed
