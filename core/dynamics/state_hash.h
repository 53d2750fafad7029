#pragma once

#include "core/base/object_id.h"
#include "core/math/pose.h"

#include <cstdint>

namespace broadside {

struct WorldParts;

/// Of one object: any other bit makes another hash.
[[nodiscard]] std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept;
/// See World::hash().
[[nodiscard]] std::uint64_t hashOf(const WorldParts& world) noexcept;

} // namespace broadside
