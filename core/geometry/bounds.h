#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// The box around a posed shape, world frame, metres: the exact one, computed and rounded in double. For a shape that
/// is not rotated lo = position - (width*sx)/2, so a box authored on a cell border lies on it.
///
/// Cost: O(points). @pre the shape is valid and the pose finite with positive scale.
[[nodiscard]] Aabb boundsOf(const Shape& shape, const Pose& pose) noexcept;

/// Half the width and height of the bounds, for shapes that are always centred on their position (circle, box, oriented
/// box); empty for the other kinds. boundsOf is then position - half .. position + half, to the bit. For objects that
/// move often and rotate seldom.
[[nodiscard]] std::optional<Vec2> centredHalfSize(const Shape& shape, double angle, Vec2 scale) noexcept;

} // namespace broadside
