#pragma once

#include "core/collision/solid.h"

#include <optional>

/// @file
/// Finds what blocks a moving solid, one pair of convex pieces at a time: the floor under an object must not hide the
/// wall at its end, although both may belong to one shape.

namespace broadside {

/// Frames and units as in sweep.h.
struct Obstruction {
    double fraction = 0.0; ///< Fraction of the path, 0..1; 0 when the two touch at the start.
    Vec2 normal;           ///< Unit, from the resting solid towards the moving one.
    /// Metres, < 2 * kSweepTolerance at coordinates up to 1e3: how far the moving solid may still go against `normal`,
    /// so that overlap() then sees the two touch.
    double room = 0.0;
};

/// The first contact on the path `displacement` between a piece of the moving solid and one of the resting solid that
/// the rest of the path goes against. Of several at the start, it is the one that the path goes against
/// most. Empty when no piece gets deeper into another on the whole path. Sliding along and leaving are free, because
/// two convex sets that move apart from a line, or along it, cannot meet later.
///
/// Both solids are shifted by an offset from where they were made. Cost: O(n * m) box tests in the pieces, and a few
/// distances for each pair that comes near. Source: sweep.h, piece_contact.h.
[[nodiscard]] std::optional<Obstruction> firstObstruction(const Solid& moving, Vec2 offset, Vec2 displacement,
                                                          const Solid& resting, Vec2 restingOffset);

} // namespace broadside
