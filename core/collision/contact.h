#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// How two shapes overlap: the way out.
struct Contact {
    Vec2 normal;        ///< Unit, world frame, from the second shape towards the first.
    double depth = 0.0; ///< Metres, >= 0: so far along `normal` the first must go to touch only.
};

/// The contact of two posed shapes, or nothing when they are apart by more than rounding. Frames, units and boundary
/// rule as in overlap.h.
///
/// Between two convex pieces it is the shortest way out; of shapes made of several pieces the deepest pair of pieces
/// speaks for all, so that a seam inside a floor does not trip what rolls over it. Exchanging the shapes turns the
/// normal round. Where several ways are equally short (concentric discs) it is the one that `motion`, of the first
/// relative to the second, goes against most; without motion the pick is arbitrary but always the same.
///
/// Cost: O(n * m) in the convex pieces. Source: piece_contact.h.
[[nodiscard]] std::optional<Contact> contactBetween(const Shape& a, const Pose& poseA, const Shape& b,
                                                    const Pose& poseB, Vec2 motion = {});

} // namespace broadside
