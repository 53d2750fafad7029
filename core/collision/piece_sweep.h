#pragma once

#include "core/geometry/pieces.h"

#include <optional>

namespace broadside {

/// The first fraction, 0..1, of the path `displacement` (metres, world frame) at which a moving convex piece is `depth`
/// metres deep in a resting one; empty when it never gets so deep. In closed form: exact except for rounding, also when
/// the two nearly graze.
///
/// @pre the two do not overlap at the start; depth > 0, and small compared with both.
/// Cost: O(corners of both); for two polygons, and for rounded pieces, O(corners^2). Source: Ericson, "Real-Time
/// Collision Detection", 2005, 5.5.7 (a disc against a grown polygon) and 5.5.8 (separating axes over time).
[[nodiscard]] std::optional<double> firstTouchOf(const ConvexPiece& moving, Vec2 displacement,
                                                 const ConvexPiece& resting, double depth) noexcept;

} // namespace broadside
