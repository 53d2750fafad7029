#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// The exact box around a posed shape, world frame, metres: [fl(lo), fl(hi)] computed in double. For a box that is not
/// turned lo = position - (width*sx)/2, so a box authored on a cell border lies on it.
///
/// Cost: O(points). @pre the shape is valid and the pose finite with positive scale.
[[nodiscard]] Aabb boundsOf(const Shape& shape, const Pose& pose) noexcept;

/// Half the width and height of the bounds of a shape that is centred on its position whatever that is (circle, box,
/// oriented box): boundsOf is then position - half .. position + half, to the bit. Nothing for the other kinds. For
/// what moves a thousand times and turns once.
[[nodiscard]] std::optional<Vec2> centredHalfSize(const Shape& shape, double angle, Vec2 scale) noexcept;

} // namespace broadside
