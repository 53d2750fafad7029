#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

/// @file
/// Questions to one posed shape: point, distance, ray. Frames, units, boundary rule and numbers as in overlap.h.
///
/// Distances are right within 1e-12 * max(1, largest coordinate, size). So is the place where a ray meets a shape,
/// measured across the shape's side: along a ray that all but follows the side, the meeting point is less sharp.

namespace broadside {

struct Solid;

/// Closed: points on the boundary are inside.
[[nodiscard]] bool containsPoint(const Shape& shape, const Pose& pose, Vec2 point);

/// Between the two closed sets, metres; 0 exactly when overlap() says so. Symmetric.
[[nodiscard]] double distanceBetween(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB);

/// From a point to the closed set, metres; 0 inside.
[[nodiscard]] double distanceTo(const Shape& shape, const Pose& pose, Vec2 point);

/// Where a ray meets a shape.
struct RayHit {
    double fraction = 0.0; ///< Of the way from start to end, 0..1; 0 from inside.
    Vec2 point;            ///< World frame, metres; the start from inside.
    Vec2 normal;           ///< Unit, outward; the zero vector from inside.
    friend bool operator==(const RayHit&, const RayHit&) = default;
};

/// First meeting of the closed segment from..to with the shape, or nothing. A grazing ray hits: touching counts. A ray
/// of no length asks for its point.
[[nodiscard]] std::optional<RayHit> castRay(const Shape& shape, const Pose& pose, Vec2 from, Vec2 to);

/// The same answers from a solid made before: for many questions to one shape.
[[nodiscard]] bool containsPoint(const Solid& solid, Vec2 point);
[[nodiscard]] double distanceBetween(const Solid& a, const Solid& b);
[[nodiscard]] double distanceTo(const Solid& solid, Vec2 point);
[[nodiscard]] std::optional<RayHit> castRay(const Solid& solid, Vec2 from, Vec2 to);

} // namespace broadside
