#pragma once

#include "core/base/object_id.h"

#include <cstddef>
#include <cstdint>

namespace broadside {

/// Something that happened to an object in a step, and by what.
struct StepEvent {
    enum class Kind : std::uint8_t {
        Launched,     ///< `by` a launcher.
        SpeedLimited, ///< The world's terminal speed begins to hold; `by` the launcher whose launch it cuts.
        Spawned,      ///< `by` a spawner.
        Hit,          ///< An overlap with `by` begins, and one of the two responds to it.
        RemovedByHit, ///< `by` the object that it met.
        RemovedByLifetime,
        RemovedByEdge,
    };
    static constexpr std::size_t kKinds = 7;

    Kind kind = Kind::Hit;
    ObjectId object;
    ObjectId by;        ///< Null where nothing else had a part in it.
    double asked = 0.0; ///< m/s; of a launch and of a limited speed: what it would be without the limit.
    double speed = 0.0; ///< m/s; of a limited speed: the limit.
    friend bool operator==(const StepEvent&, const StepEvent&) = default;
};

[[nodiscard]] constexpr bool isRemoval(StepEvent::Kind kind) noexcept
{
    return kind == StepEvent::Kind::RemovedByHit || kind == StepEvent::Kind::RemovedByLifetime ||
           kind == StepEvent::Kind::RemovedByEdge;
}

} // namespace broadside
