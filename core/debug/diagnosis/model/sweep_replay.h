#pragma once

#include "core/base/enumerators.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// @file
/// Simulates sweeps along x over all frames. They keep their list from frame to frame, and each makes one mistake.
/// A sweep goes through its list from the left. It tests an object with those behind it, up to the first one whose left
/// side is beyond its right side. So a list that is out of order ends a search too early.

namespace broadside::diagnosis {

enum class SweepFault : std::uint8_t {
    OnePass,            ///< One pass of a bubble sort per frame, from the left.
    OnePassBack,        ///< The same from the right.
    WithoutNew,         ///< New objects are appended, and sorted from the next frame on.
    WithoutRightMovers, ///< Objects that move to the right keep their place in the list.
    WithoutLeftMovers,  ///< The same of those that move to the left.
    LastPlaces,         ///< Sorted by where objects were in the frame before.
    Every2,             ///< Sorted in steps that are multiples of 2 only; likewise the next ones.
    Every3,
    Every4,
    Every5,
    Every10,
    Every6,
    Every7,
    Every8,
    Every9,
    Moves2, ///< An insertion sort that moves each object by at most two places in a frame; likewise the next ones.
    Moves3,
    Moves4,
    Moves5,
    Moves8,
    WhenCountChanges, ///< Sorted only in frames in which the number of objects changes.
    WholeUnits,       ///< Sorted by differences cut to whole numbers: objects less than 1 apart keep their order.
    GapsFilled,       ///< Sorted; then the last object takes the place of each removed one.
    SwappedSkipped,   ///< The list of active objects: when one ends, the last one takes its place and is not tested.
    RemovedSkipped,   ///< The same list, in order: when one ends and is taken out, the one behind it is not tested.
};
/// All of them, each once.
inline constexpr std::array kSweepFaults{
    SweepFault::OnePass,
    SweepFault::OnePassBack,
    SweepFault::WithoutNew,
    SweepFault::WithoutRightMovers,
    SweepFault::WithoutLeftMovers,
    SweepFault::LastPlaces,
    SweepFault::Every2,
    SweepFault::Every3,
    SweepFault::Every4,
    SweepFault::Every5,
    SweepFault::Every10,
    SweepFault::Every6,
    SweepFault::Every7,
    SweepFault::Every8,
    SweepFault::Every9,
    SweepFault::Moves2,
    SweepFault::Moves3,
    SweepFault::Moves4,
    SweepFault::Moves5,
    SweepFault::Moves8,
    SweepFault::WhenCountChanges,
    SweepFault::WholeUnits,
    SweepFault::GapsFilled,
    SweepFault::SwappedSkipped,
    SweepFault::RemovedSkipped,
};
static_assert(hasEachOnce<kSweepFaults>());
/// The place of a fault in the bits of lostInSweeps().
[[nodiscard]] constexpr std::uint32_t bitOf(SweepFault fault) noexcept { return 1U << static_cast<unsigned>(fault); }

/// Sweeps of more objects are not simulated: a list that is out of order takes O(objects^2).
inline constexpr std::size_t kMostSweptObjects = 2'000;

/// The result for each event: a bit for each fault (bitOf()) with which the sweep does not test the pair. No bits if a
/// sampled frame has more than kMostSweptObjects objects, or if the broad phase is no sweep by its name.
/// Cost of a fault: O(objects log objects) for a frame that is nearly in order, O(objects^2) for another one, and
/// O(objects) for each event.
[[nodiscard]] std::vector<std::uint32_t> lostInSweeps(const Evidence& evidence, const std::vector<Event>& events);

} // namespace broadside::diagnosis
