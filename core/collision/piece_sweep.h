#pragma once

#include "core/geometry/pieces.h"

#include <optional>

namespace broadside {

/// The first fraction, 0..1, of the way `displacement` (metres, world frame) at which a moving convex piece is `depth`
/// metres deep in a resting one, nothing when it never gets so deep. In closed form: right to rounding, also where the
/// two all but graze.
///
/// @pre the two are apart at the start; depth > 0, and small against both.
/// Cost: O(corners of both); for two polygons, and for what is rounded, O(corners^2). Source: Ericson, "Real-Time
/// Collision Detection", 2005, 5.5.7 (a disc against a grown polygon) and 5.5.8 (separating axes over time).
[[nodiscard]] std::optional<double> firstTouchOf(const ConvexPiece& moving, Vec2 displacement,
                                                 const ConvexPiece& resting, double depth) noexcept;

} // namespace broadside
