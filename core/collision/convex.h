#pragma once

#include "core/collision/solid.h"

/// @file
/// Compares two convex pieces: all decisions of the narrow phase are made here. Numbers as in overlap.h; every function
/// is symmetric to the last bit.

namespace broadside {

/// Shorter lengths between two pieces with these bounds count as 0, metres: 2^-46 of the largest coordinate, some
/// hundred times the rounding error of a corner and a fortieth of the tolerance in overlap.h.
[[nodiscard]] double slackOf(const Aabb& a, const Aabb& b) noexcept;

/// Whether two pieces have a point in common. With `seams`, discs and axis-aligned rectangles get the same slack as
/// other pieces.
[[nodiscard]] bool overlap(const Solid::Piece& a, const Solid::Piece& b, bool seams) noexcept;

/// Distance between two pieces that do not overlap, metres, >= 0.
[[nodiscard]] double gapBetween(const ConvexPiece& a, const ConvexPiece& b) noexcept;

} // namespace broadside
