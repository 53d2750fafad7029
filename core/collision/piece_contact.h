#pragma once

#include "core/collision/contact.h"
#include "core/geometry/pieces.h"

/// @file
/// The way out between two convex pieces. Frames, units and directions as in contact.h, but a depth below 0 says that
/// the two are apart: by at least so much along the normal.
///
/// Source: Gottschalk, "Separating axis theorem", UNC TR96-024, 1996.

namespace broadside {

/// The shortest way out of b for a. Of ways whose depths differ by less than `tie` metres it is the one that `motion`,
/// of a relative to b, goes against most: what flies into another leaves it where it came from.
[[nodiscard]] Contact contactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie);

/// The same for two that touch at most: of ways equally short the one that `motion` goes against least. A box that
/// slides over the seam between two floors meets the upper and the left side of the second at the same depth.
[[nodiscard]] Contact slidingContactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie);

} // namespace broadside
