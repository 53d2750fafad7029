#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

/// @file
/// Queries of one posed shape: point, distance, ray. Frames, units, boundary rule and numbers as in overlap.h.
///
/// Distances are right within 1e-12 * max(1, largest coordinate, size). So is the point where a ray meets a shape,
/// measured across the shape's side: for a ray almost parallel to the side, that point is less precise.

namespace broadside {

struct Solid;

/// Whether the point is in the closed shape: points on the boundary are inside.
[[nodiscard]] bool containsPoint(const Shape& shape, const Pose& pose, Vec2 point);

/// Distance between the two closed sets, metres; exactly 0 when overlap() is true. Symmetric.
[[nodiscard]] double distanceBetween(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB);

/// Distance from a point to the closed set, metres; 0 inside.
[[nodiscard]] double distanceTo(const Shape& shape, const Pose& pose, Vec2 point);

/// The point where a ray meets a shape.
struct RayHit {
    double fraction = 0.0; ///< Fraction of the path from start to end, 0..1; 0 when the start is inside.
    Vec2 point;            ///< World frame, metres; the start itself when it is inside.
    Vec2 normal;           ///< Unit, outward; the zero vector when the start is inside.
    friend bool operator==(const RayHit&, const RayHit&) = default;
};

/// The first point of the closed segment from..to in the shape; empty when there is none. A grazing ray hits: touching
/// counts. A ray of length 0 tests its point.
[[nodiscard]] std::optional<RayHit> castRay(const Shape& shape, const Pose& pose, Vec2 from, Vec2 to);

/// The same answers for a solid that exists already: for many queries of one shape.
[[nodiscard]] bool containsPoint(const Solid& solid, Vec2 point);
[[nodiscard]] double distanceBetween(const Solid& a, const Solid& b);
[[nodiscard]] double distanceTo(const Solid& solid, Vec2 point);
[[nodiscard]] std::optional<RayHit> castRay(const Solid& solid, Vec2 from, Vec2 to);

} // namespace broadside
