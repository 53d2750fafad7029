#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// How two shapes overlap, and the move that separates them.
struct Contact {
    Vec2 normal; ///< Unit, world frame, from the second shape towards the first.
    /// Metres, >= 0: the distance that the first must move along `normal` so that the two only touch.
    double depth = 0.0;
};

/// The contact of two posed shapes; empty when the gap between them is larger than rounding errors. Frames, units and
/// boundary rule as in overlap.h.
///
/// Between two convex pieces it is the shortest separation. For shapes of several pieces the deepest pair of pieces
/// decides, so that an object that rolls over a floor does not stumble over a seam inside it. Exchanging the shapes
/// reverses the normal. Of several equally short separations (concentric discs), the one that is most opposed to
/// `motion`, the motion of the first relative to the second, is chosen. Without motion the choice is arbitrary but
/// always the same.
///
/// Cost: O(n * m) in the convex pieces. Source: piece_contact.h.
[[nodiscard]] std::optional<Contact> contactBetween(const Shape& a, const Pose& poseA, const Shape& b,
                                                    const Pose& poseB, Vec2 motion = {});

} // namespace broadside
