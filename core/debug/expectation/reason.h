#pragma once

#include "core/base/object_id.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// What a link of a chain of reasons is about.
enum class ReasonRule : std::uint8_t {
    // How the expectation came out.
    Met,            ///< The two touched.
    Apart,          ///< The shapes of the two were apart in all steps.
    OverlapIgnored, ///< The shapes overlapped, but this was no contact.
    NeverTogether,  ///< The two were never in the world in the same step.
    StaysInside,
    LeavesRegion,
    StartsOutside, ///< It is outside the region in the first step in which it is present.
    LargerThanRegion,
    Untouched,
    Touched,
    // Presence.
    NotAliveYet,
    RemovedByHit,
    RemovedByLifetime,
    RemovedByEdge,
    RemovedByInput,
    Gone, ///< It vanished from a recording, which does not say why.
    // What keeps two objects apart in the funnel.
    BothStatic,
    Masks,
    FilterOfTemplate, ///< The mask or the category comes from a template.
    FilterOverridden, ///< The object overrides that of its template.
    MissedPair,
    NotCandidate,
    BoxSmallerThanShape,
    OnlyTouching, ///< They only touch, and by the touch rule of the game this is no overlap.
    NoContactRecorded,
    OverlapAfterTest, ///< The overlap came after the pairs of the step were tested.
    OnlyBoxesOverlap,
    Hole, ///< One is inside the outline of the other, at a place that its shape leaves empty.
    Sensor,
    // Motion.
    PassedBetweenSteps,
    PassedWhileOverlapping,
    InTheWay,
    InvisibleInTheWay,
    LockedInTheWay,
    SpeedLimited,
    NotLaunched,
    NotMoving,
    Launched,
    Spawned,
    Pushed, ///< A response to a hit changed its motion.
    Wrapped,
    Edited,
    Moves,
    RunEnds, ///< The run ends while the two are still coming nearer.
};
inline constexpr std::size_t kReasonRules = 44;

/// The stable id in JSON, such as "passed-between-steps".
[[nodiscard]] std::string_view nameOf(ReasonRule rule) noexcept;

/// One link of a chain of reasons.
struct Reason {
    ReasonRule rule = ReasonRule::Apart;
    Message sentence;                    ///< Ends with a full stop.
    std::optional<std::uint64_t> step;   ///< No value: it holds in all steps.
    std::optional<ObjectId> object = {}; ///< The object that it is about, if it is a third one.
    friend bool operator==(const Reason&, const Reason&) = default;
};

} // namespace broadside
