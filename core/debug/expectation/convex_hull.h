#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <vector>

namespace broadside::expectation {

/// The corners of the convex hull of the points, counter-clockwise; fewer than three if all lie on one line. The
/// monotone chain of A. M. Andrew (1979). O(n log n)
[[nodiscard]] std::vector<Vec2> convexHull(std::vector<Vec2> points);

/// Whether the first shape overlaps the convex hull of the second. Round edges of the second do not count. For two
/// shapes that are apart this means: the second one leaves a hole or a notch where the first one is.
[[nodiscard]] bool isInHullOf(const Shape& shape, const Pose& pose, const Shape& around, const Pose& aroundPose);

} // namespace broadside::expectation
