#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/cell_frame.h"

#include <cstdint>

/// @file
/// Boxes in 8 bytes instead of 16, for a level that stands and is asked by few: what asking costs then is to fetch its
/// boxes from far memory, so those that are fetched should be small.
///
/// Corners are put on a lattice by a chain of float operations that never decreases, f (subtract a constant, multiply
/// by a positive one, clamp, cut off the fraction). For two floats a and b therefore
/// - f(a) > f(b) means a > b: boxes that do not overlap on the lattice do not overlap;
/// - f(a) < f(b) means a < b: boxes that overlap on the lattice by more than touching do overlap.
/// Where they just touch, which is rare as long as the lattice is fine, the floats decide. So the answer is exact at
/// any coordinate, and no margin for rounding is needed.
///
/// Of the number of a point only the low 16 bits are kept, so that points can lie close in large worlds too. The
/// difference of two numbers is still right below 2^15, and differs no more where boxes are compared: in the cells that
/// the one that asks reaches, it is not above its width and the widest of the level, a cell, and, in the cells of the
/// border, how far outside boxes stand.
/// Source: our own; Ericson, "Real-time collision detection", 2005, 6.6.5 for boxes in fewer bits (rounded outward).

namespace broadside::packed {

/// The points along one axis.
struct LatticeAxis {
    float lowest = 0.0F;    ///< Where point 0 lies.
    float pointsPer = 1.0F; ///< Points a metre; > 0 and finite.
    float last = 0.0F;      ///< Number of the last point, < 2^24.
    float ofAskers = 0.0F;  ///< Points that one that asks may be wide.
};

struct Lattice {
    LatticeAxis x;
    LatticeAxis y;

    Lattice() = default;
    /// For boxes up to this size that stand in these cells and within these bounds. @pre neither takesAll nor pieces
    Lattice(const CellFrame& frame, const FloatBox& bounds, float widest, float tallest) noexcept;

    /// Whether boxes of one or two in a cell seldom just touch.
    [[nodiscard]] bool isFineFor(const CellFrame& frame) const noexcept;
    /// Whether boxes up to this size may ask, where floats must overlap by `margin` to be certain.
    [[nodiscard]] bool takes(float width, float height, float margin) const noexcept;
    /// The differences of points, on y in the high and on x in the low 16 bits, up to which two floats are certain to
    /// be in order, and apart by the margin. @pre takes() it
    [[nodiscard]] std::uint32_t certainDifferences(float margin) const noexcept;
};

/// The points of x0, y0, and the complements of those of x1, y1, from the lowest bits on. So turned, one comparison
/// decides all four corners: two boxes overlap on the lattice if none of the four numbers of the one is above that of
/// the other as it asks, with x1, y1, and the complements of x0, y0.
using LatticeBox = std::uint64_t;

/// The boxes of a level on its lattice, by place.
struct LatticeBoxes {
    Lattice lattice;
    LongArray<LatticeBox> boxes;
    bool used = false;
};

/// Puts the boxes in places begin..end-1 and the padding behind them on the lattice. @pre widestLanes() is Wide
void putOnLatticeWide(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, LatticeBoxes& onLattice);

} // namespace broadside::packed
