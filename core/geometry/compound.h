#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

namespace broadside {

/// Pose of a part of a compound in the world. Angles are added before their cosine is computed, so 30 and 60 degrees
/// give exactly 90 degrees. @pre the compound's scale is uniform
[[nodiscard]] Pose poseOfPart(const CompoundPart& part, const Pose& compound) noexcept;

} // namespace broadside
