#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/cell_frame.h"

#include <cstdint>

/// @file
/// Boxes in 8 bytes instead of 16, for a level that does not change and has few query boxes. The cost of such queries
/// is to fetch boxes from main memory, so the boxes should be small.
///
/// Corners are put on a lattice by f, a chain of float operations that never decreases (subtract a constant, multiply
/// by a positive one, clamp, truncate). Therefore, for two floats a and b:
/// - f(a) > f(b) means a > b: boxes that do not overlap on the lattice do not overlap;
/// - f(a) < f(b) means a < b: boxes that overlap on the lattice by more than touching do overlap.
/// If they only touch, which is rare on a fine lattice, the floats decide. So the answer is exact at any coordinate,
/// and no margin for rounding is needed.
///
/// Only the low 16 bits of the number of a point are stored, so that points can be close in large worlds, too. The
/// difference of two numbers is still right below 2^15, and it is always below that where boxes are compared. In the
/// cells that a query box reaches, it is at most the sum of the query box's width, the widest box of the level, and a
/// cell. In border cells, the distance of boxes outside is added.
/// Source: our own; Ericson, "Real-time collision detection", 2005, 6.6.5 for boxes in fewer bits (rounded outward).

namespace broadside::packed {

/// The points on one axis.
struct LatticeAxis {
    float lowest = 0.0F;      ///< Position of point 0.
    float pointsPer = 1.0F;   ///< Points per metre; > 0 and finite.
    float last = 0.0F;        ///< Number of the last point, < 2^24.
    float widestQuery = 0.0F; ///< Largest width of a query box, in points.
};

struct Lattice {
    LatticeAxis x;
    LatticeAxis y;

    Lattice() = default;
    /// A lattice for boxes of the level up to this size, in these cells and within these bounds. @pre neither takesAll
    /// nor pieces
    Lattice(const CellFrame& frame, const FloatBox& bounds, float widest, float tallest) noexcept;

    /// Whether boxes rarely only touch on the lattice, if there are one or two per cell.
    [[nodiscard]] bool isFineFor(const CellFrame& frame) const noexcept;
    /// Whether query boxes up to this size are possible, if floats must overlap by `margin` to be certain.
    [[nodiscard]] bool takes(float width, float height, float margin) const noexcept;
    /// The differences of points, on y in the high and on x in the low 16 bits, up to which two floats are certainly in
    /// order and `margin` apart. @pre takes() is true
    [[nodiscard]] std::uint32_t certainDifferences(float margin) const noexcept;
};

/// The points of x0 and y0 and the complements of the points of x1 and y1, from the lowest bits on. Because of the
/// complements one comparison decides all four corners: two boxes overlap on the lattice if none of the four numbers of
/// one is above that of the query box, which has x1, y1 and the complements of x0, y0.
using LatticeBox = std::uint64_t;

/// The boxes of a level on its lattice, by place.
struct LatticeBoxes {
    Lattice lattice;
    LongArray<LatticeBox> boxes;
    bool used = false;
};

/// Puts the boxes in places begin..end-1, and the padding behind them, on the lattice. @pre widestLanes() is Wide
void putOnLatticeWide(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, LatticeBoxes& onLattice);

} // namespace broadside::packed
