#pragma once

#include "core/broadphase/packed_grid/level.h"
#include "core/broadphase/packed_grid/output.h"

/// @file
/// The phases that find overlaps on built levels. Order: rows from below, boxes by place; the same on both paths.

namespace broadside::packed {

/// Within a row a block of boxes first looks along one row, their own or the first of another level; then those of the
/// block that reach farther look there: so what a processor guesses about the next step is mostly right.
inline constexpr std::uint32_t kBlock = 256;

/// All overlapping pairs of a level whose first box (by row, then place) is in rows firstRow..endRow-1, each once.
///
/// A box looks only forward: at what follows in its own row up to the column of its right edge, and in the rows up to
/// that of its top edge from column(x0 - widest) to column(x1). Whatever it overlaps behind it has found it before.
/// Cost: O(boxes + compared). Source: our own; Green, "Particle simulation using CUDA", 2010, looks both ways.
void scanRows(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output, Lanes lanes);

/// All overlapping pairs of a box of `askers` in rows firstRow..endRow-1 and a box of `level`, each once.
/// A level that was put on a lattice is asked there (lattice.h): half the memory is fetched, the answer is the same.
/// Cost: O(boxes asking * rows they reach + compared).
void scanBetween(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                 PairOutput& output, Lanes lanes);

/// All boxes of a level that overlap a box. Cost: O(rows reached + compared).
void scanBox(const Level& level, const FloatBox& box, IdOutput& output, Lanes lanes);

/// The rows and columns of a level where boxes that overlap this one can stand.
struct Reach {
    std::uint32_t firstRow, lastRow, firstColumn, lastColumn;

    Reach(const Level& level, const FloatBox& box) noexcept
        : firstRow(level.frame.rowOf(box.y0 - level.tallest))
        , lastRow(level.frame.rowOf(box.y1))
        , firstColumn(level.frame.columnOf(box.x0 - level.widest))
        , lastColumn(level.frame.columnOf(box.x1))
    {}
};

/// A box that asks.
struct Asker {
    FloatBox box;
    ObjectIndex id = 0;
};

/// Whether a box overlaps the one that asks; where there is truth and the floats leave it in doubt, in truth.
[[nodiscard]] bool counts(const Asker& asker, const FloatBox& box, ObjectIndex id, const TrueBoxes* truth) noexcept;

/// Clears those of the doubtful bits of `mask` whose boxes do not overlap; bit k stands for the box in place first + k.
[[nodiscard]] unsigned withoutFalse(unsigned mask, unsigned doubtful, const Asker& asker, const BoxColumns& boxes,
                                    std::uint32_t first, const TrueBoxes* truth) noexcept;

} // namespace broadside::packed
