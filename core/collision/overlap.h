#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

/// @file
/// Narrow phase: overlap tests between posed shapes.
///
/// Frames    shapes are in model space, poses map model to world.
/// Units     metres, degrees counter-clockwise; y up.
/// Boundary  shapes are closed: touching counts as overlap, containment too (both ways round).
/// Numbers   the answer is exact whenever the gap or the depth exceeds 1e-12 * max(1, largest coordinate, size); inside
///           that band either answer may come, but it is the same for (a, b) and (b, a).
/// Errors    none at run time. Broken preconditions assert.
/// Threads   pure functions of their arguments.

namespace broadside {

/// @pre both shapes are valid (validation.h), both poses finite with positive scales.
/// Cost: O(n * m) in the convex pieces of the two.
[[nodiscard]] bool overlap(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB);

} // namespace broadside
