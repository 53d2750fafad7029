#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// The rule needs leastBoxOf() the object.
[[nodiscard]] bool needsLeast(const AxisRule& rule);
/// The smallest box that the object has had. O(frames of the track)
[[nodiscard]] const Aabb& leastBoxOf(const Track& track);
/// The part of the box that is registered by the axis rules. `first`: the first box of the object. `least`: its
/// smallest one, only if a rule needs it.
[[nodiscard]] Aabb shaped(const RegistrationRule& rule, const Aabb& box, const Aabb& first, const Aabb& least);

} // namespace broadside::diagnosis
