#pragma once

#include "core/broadphase/packed_grid/level.h"
#include "core/broadphase/packed_grid/output.h"

/// @file
/// The phases that find overlaps on built levels. Order: rows from the bottom, boxes by place; the same with all lanes.

namespace broadside::packed {

/// A block of boxes of a row first searches one row, its own or the first of another level; then those of its boxes
/// that reach farther search the other rows. So the processor predicts most branches correctly.
inline constexpr std::uint32_t kBlock = 256;

/// All overlapping pairs of a level whose first box (by row, then place) is in rows firstRow..endRow-1, each once.
///
/// A box looks only forward: at the next boxes of its own row up to the column of its right side, and in the rows up to
/// that of its top side, from column(x0 - widest) to column(x1). Earlier boxes have already found their pairs with it.
/// Cost: O(boxes + compared). Source: our own; Green, "Particle simulation using CUDA", 2010, looks both ways.
void scanRows(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output, Lanes lanes);

/// All overlapping pairs of a box of `askers` in rows firstRow..endRow-1 and a box of `level`, each once.
/// A level on a lattice is searched there (lattice.h): half as much memory is fetched, the result is the same.
/// Cost: O(query boxes * rows they reach + compared).
void scanBetween(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                 PairOutput& output, Lanes lanes);

/// All boxes of a level that overlap `box`. Cost: O(rows reached + compared).
void scanBox(const Level& level, const FloatBox& box, IdOutput& output, Lanes lanes);

/// The rows and columns of a level in which boxes that overlap `box` can be.
struct Reach {
    std::uint32_t firstRow, lastRow, firstColumn, lastColumn;

    Reach(const Level& level, const FloatBox& box) noexcept
        : firstRow(level.frame.rowOf(box.y0 - level.tallest))
        , lastRow(level.frame.rowOf(box.y1))
        , firstColumn(level.frame.columnOf(box.x0 - level.widest))
        , lastColumn(level.frame.columnOf(box.x1))
    {}
};

/// A query box: the box whose overlaps are searched.
struct Asker {
    FloatBox box;
    ObjectIndex id = 0;
};

/// Whether a box overlaps the query box. If the floats do not decide, `truth` does, where it is given.
[[nodiscard]] bool counts(const Asker& asker, const FloatBox& box, ObjectIndex id, const TrueBoxes* truth) noexcept;

/// Clears the doubtful bits of `mask` whose boxes do not overlap; bit k is the box in place first + k.
[[nodiscard]] unsigned withoutFalseHits(unsigned mask, unsigned doubtful, const Asker& asker, const BoxColumns& boxes,
                                        std::uint32_t first, const TrueBoxes* truth) noexcept;

} // namespace broadside::packed
