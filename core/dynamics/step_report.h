#pragma once

#include "core/base/object_id.h"
#include "core/base/problem.h"
#include "core/dynamics/funnel.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside {

/// Two objects by id, a < b.
struct IdPair {
    ObjectId a;
    ObjectId b;
    friend constexpr auto operator<=>(const IdPair&, const IdPair&) = default;
};

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

/// Duration of each phase of a step, in microseconds. For display only, never for decisions.
struct StepTimings {
    double integrate = 0.0; ///< Inputs, integration and edges.
    double broadPhase = 0.0;
    double narrowPhase = 0.0;
    double responses = 0.0;
};

/// The result of one step.
struct StepReport {
    std::uint64_t step = 0; ///< 1 for the first step.
    double time = 0.0;      ///< Simulated seconds at the end of the step.
    Funnel funnel;
    std::vector<IdPair> began;     ///< Shape overlaps that did not exist after the step before; ascending.
    std::vector<IdPair> stayed;    ///< Shape overlaps that existed after the step before and still exist; ascending.
    std::vector<IdPair> ended;     ///< Overlaps that no longer exist, also because an object was removed; ascending.
    std::uint64_t hits = 0;        ///< Overlaps in `began` where at least one `onHit` is not `none`.
    std::vector<ObjectId> removed; ///< Removed objects in the order of removal.
    std::vector<ObjectId> spawned; ///< New objects, ascending.
    /// Events in the order in which they happened. Each removal and each hit is an event.
    std::vector<StepEvent> events;
    std::vector<ObjectId> edited;  ///< Objects that inputs put in, replaced or removed; ascending.
    std::vector<Problem> problems; ///< Inputs that failed; objects beyond the range of numbers; too many overlaps.
    std::uint64_t hash = 0;        ///< World::hash at the end of the step.
    StepTimings timings;
};

} // namespace broadside
