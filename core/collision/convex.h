#pragma once

#include "core/collision/solid.h"

/// @file
/// Two convex pieces against each other: the only place where the narrow phase decides anything. Numbers as in
/// overlap.h; every function is symmetric to the last bit.

namespace broadside {

/// Lengths below this are not told from 0 between two pieces with these bounds, metres: 2^-46 of the largest
/// coordinate, some hundred times the rounding of a corner and a fortieth of what overlap.h promises.
[[nodiscard]] double slackOf(const Aabb& a, const Aabb& b) noexcept;

/// Whether two pieces have a point in common. With `seams` also discs and upright boxes get the slack that others have.
[[nodiscard]] bool overlap(const Solid::Piece& a, const Solid::Piece& b, bool seams) noexcept;

/// Between two pieces that do not overlap, metres, >= 0.
[[nodiscard]] double gapBetween(const ConvexPiece& a, const ConvexPiece& b) noexcept;

} // namespace broadside
