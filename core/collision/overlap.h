#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

/// @file
/// Narrow phase: overlap tests between posed shapes.
///
/// Frames    shapes are in model space, poses map model to world.
/// Units     metres, degrees counter-clockwise; y up.
/// Boundary  shapes are closed: touching counts as overlap, and so does containment (of either in the other).
/// Numbers   the answer is exact if the gap or the depth exceeds 1e-12 * max(1, largest coordinate, size). Below that
///           tolerance either answer is possible, but it is the same for (a, b) and (b, a). In detail:
///           - Box with Box: their AABBs are compared with <=, so the answer is that of the box test, to the last bit.
///             The same is true for oriented boxes at multiples of 90 degrees.
///           - Circle with circle and circle with box: squares of differences are compared. The gap is right within
///             4 ulp of the distance between the centres plus 4 ulp of the world coordinates.
///           - All others: world corners are right within 6 ulp of the largest coordinate. Gaps below 2^-45 (3e-14)
///             times the largest coordinate count as touching. This closes the seams between the pieces of one shape:
///             nothing slips through between two triangles.
///           - Shapes whose AABBs do not overlap never overlap: each stage of the funnel is part of the one before.
/// Errors    none at run time. Violated preconditions assert.
/// Threads   pure functions of their arguments.

namespace broadside {

struct Solid;

/// @pre both shapes are valid (validation.h), both poses finite with positive scales.
/// Cost: O(n * m) in the sides of the two; circles and boxes of both kinds allocate no memory.
[[nodiscard]] bool overlap(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB);

/// A posed shape with its bounds, for callers that store the bounds.
struct PosedShape {
    const Shape& shape;
    const Pose& pose;
    const Aabb& bounds; ///< boundsOf(shape, pose)
};
/// The same answer without computing the bounds again.
[[nodiscard]] bool overlap(const PosedShape& a, const PosedShape& b);

/// The same answer for solids that exist already: for a shape that is tested against many others at one pose.
[[nodiscard]] bool overlap(const Solid& a, const Solid& b) noexcept;

} // namespace broadside
