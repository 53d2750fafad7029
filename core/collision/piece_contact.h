#pragma once

#include "core/collision/contact.h"
#include "core/geometry/pieces.h"

/// @file
/// The separation of two convex pieces. Frames, units and directions as in contact.h, but the depth is negative when
/// the two do not touch: then the gap along the normal is at least -depth.
///
/// Source: Gottschalk, "Separating axis theorem", UNC TR96-024, 1996.

namespace broadside {

/// The shortest move of a out of b. Of directions whose depths differ by less than `tie` metres, it is the one most
/// opposed to `motion` of a relative to b: an object that flies into another leaves it where it came from.
[[nodiscard]] Contact contactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie);

/// The same for two that at most touch: of equally short moves, the one that is least opposed to `motion`. A box that
/// slides over the seam between two floors meets the upper and the left side of the second at the same depth.
[[nodiscard]] Contact slidingContactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie);

} // namespace broadside
