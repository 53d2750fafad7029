#pragma once

#include "core/math/vec2.h"

#include <span>

namespace broadside {

/// A closed disc anywhere in the plane.
struct EnclosingCircle {
    Vec2 center;
    double radius = 0.0;
};

/// The smallest disc around all points; each is within radius + 1e-12 * max(1, largest coordinate) of the centre. The
/// radius is 0 for one point and for several equal ones.
///
/// Source: Welzl, "Smallest enclosing disks (balls and ellipsoids)", 1991, with a fixed shuffle as the random order, so
/// that the same points give the same bits. Cost: O(n) expected. @pre points is not empty, all finite
[[nodiscard]] EnclosingCircle smallestEnclosingCircle(std::span<const Vec2> points);

} // namespace broadside
