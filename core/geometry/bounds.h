#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

namespace broadside {

/// The exact box around a posed shape, world frame, metres: [fl(lo), fl(hi)] computed in double. For a box that is not
/// turned lo = position - (width*sx)/2, so a box authored on a cell border lies on it.
///
/// Cost: O(points). @pre the shape is valid and the pose finite with positive scale.
[[nodiscard]] Aabb boundsOf(const Shape& shape, const Pose& pose) noexcept;

} // namespace broadside
