#pragma once

#include "core/collision/solid.h"

#include <optional>

/// @file
/// What stands in the way of a moving solid, one pair of convex pieces at a time: the floor it rolls on does not hide
/// the wall at its end, although both are the same shape.

namespace broadside {

/// Frames and units as in sweep.h.
struct Obstruction {
    double fraction = 0.0; ///< Of the way, 0..1; 0 when the two touch from the start.
    Vec2 normal;           ///< Unit, from the resting solid towards the moving one.
    /// Metres, < 2 * kSweepTolerance at coordinates up to 1e3: so far the moving one may still go against `normal`,
    /// which ends in a touch that overlap() sees.
    double room = 0.0;
};

/// The first place of the way `displacement` at which a piece of the moving solid touches a piece of the resting one
/// and the rest of the way goes against that touch; of several at the start the one that it goes against most. Nothing
/// when the whole way can be gone without getting deeper into anything: sliding along, and leaving, are free, because
/// two convex sets that part along a line, or go along it, never meet beyond it.
///
/// Both solids are moved by an offset from where they were made. Cost: O(n * m) box tests in the pieces, and a few
/// distances for each two that come near. Source: sweep.h, piece_contact.h.
[[nodiscard]] std::optional<Obstruction> firstObstruction(const Solid& moving, Vec2 offset, Vec2 displacement,
                                                          const Solid& resting, Vec2 restingOffset);

} // namespace broadside
