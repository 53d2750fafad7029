#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

namespace broadside {

/// Where a part of a compound stands in the world. Turns add up, so 30 and 60 degrees make an exact quarter turn.
/// @pre the compound's scale is uniform
[[nodiscard]] Pose poseOfPart(const CompoundPart& part, const Pose& compound) noexcept;

} // namespace broadside
