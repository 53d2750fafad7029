#pragma once

#include "core/base/object_id.h"

#include <cstddef>
#include <cstdint>

namespace broadside {

/// Something that happened to an object in a step, and its cause.
struct StepEvent {
    enum class Kind : std::uint8_t {
        Launched, ///< `by` is the launcher.
        /// The world's terminal speed starts to limit the object; `by` is the launcher whose launch it limits.
        SpeedLimited,
        Spawned,      ///< `by` is the spawner.
        Hit,          ///< An overlap with `by` begins, and one of the two responds to it.
        RemovedByHit, ///< `by` is the object that it hit.
        RemovedByLifetime,
        RemovedByEdge,
    };
    static constexpr std::size_t kKinds = 7;

    Kind kind = Kind::Hit;
    ObjectId object;
    ObjectId by;        ///< Null if no other object is involved.
    double asked = 0.0; ///< m/s; for a launch and a limited speed: the speed without the limit.
    double speed = 0.0; ///< m/s; for a launch: the launch speed; for a limited speed: the limit.
    friend bool operator==(const StepEvent&, const StepEvent&) = default;
};

[[nodiscard]] constexpr bool isRemoval(StepEvent::Kind kind) noexcept
{
    return kind == StepEvent::Kind::RemovedByHit || kind == StepEvent::Kind::RemovedByLifetime ||
           kind == StepEvent::Kind::RemovedByEdge;
}

} // namespace broadside
