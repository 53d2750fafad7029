#pragma once

#include "core/base/object_id.h"
#include "core/math/pose.h"

#include <cstdint>

namespace broadside {

struct WorldParts;

/// Hash of one object. It covers every bit of the arguments, except the scale of the pose.
[[nodiscard]] std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept;
/// See World::hash(). O(rows)
[[nodiscard]] std::uint64_t hashOf(const WorldParts& world) noexcept;
/// The same for a step: O(rows that can change), unless others were edited.
[[nodiscard]] std::uint64_t hashAfterStep(WorldParts& world);

} // namespace broadside
