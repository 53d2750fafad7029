#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

/// @file
/// Narrow phase: overlap tests between posed shapes.
///
/// Frames    shapes are in model space, poses map model to world.
/// Units     metres, degrees counter-clockwise; y up.
/// Boundary  shapes are closed: touching counts as overlap, containment too (both ways round).
/// Numbers   the answer is exact whenever the gap or the depth exceeds 1e-12 * max(1, largest coordinate, size); inside
///           that band either answer may come, but it is the same for (a, b) and (b, a). In detail:
///           - Box with Box: their AABBs are compared with <=, so the answer is that of the box test, to the last bit.
///             The same holds for oriented boxes that stand at multiples of 90 degrees.
///           - Circle with circle and circle with box: squares are compared, differences are taken first. The gap is
///             right within 4 ulp of the distance between the centres plus that of the world coordinates.
///           - All others: corners in the world are right within 6 ulp of the largest coordinate; in deciding on them,
///             whatever comes within 2^-45 (3e-14) times the largest coordinate counts as touching. This closes the
///             seams between the pieces of one shape: nothing slips through between two triangles.
///           - Shapes whose AABBs do not overlap never overlap: the funnel only narrows.
/// Errors    none at run time. Broken preconditions assert.
/// Threads   pure functions of their arguments.

namespace broadside {

struct Solid;

/// @pre both shapes are valid (validation.h), both poses finite with positive scales.
/// Cost: O(n * m) in the sides of the two; circles and boxes of both kinds allocate nothing.
[[nodiscard]] bool overlap(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB);

/// A posed shape with its bounds, for who keeps them.
struct PosedShape {
    const Shape& shape;
    const Pose& pose;
    const Aabb& bounds; ///< boundsOf(shape, pose)
};
/// The same answer without computing the bounds anew.
[[nodiscard]] bool overlap(const PosedShape& a, const PosedShape& b);

/// The same answer from solids made before: for a shape that meets many others in one place.
[[nodiscard]] bool overlap(const Solid& a, const Solid& b) noexcept;

} // namespace broadside
