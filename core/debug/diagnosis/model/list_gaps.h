#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <limits>
#include <span>
#include <vector>

namespace broadside::diagnosis {

inline constexpr FrameIndex kNoFrame = std::numeric_limits<FrameIndex>::max();

/// Replays a list from which objects are removed by moving its last one into the gap. Of each track, the frame in which
/// it was moved so first; kNoFrame where it never was. A table of places that is not told of the move does not find the
/// object any more. O(objects of all frames)
[[nodiscard]] std::vector<FrameIndex> movedIntoGaps(const Evidence& evidence);

/// The removed track whose last box is the first registered box of this one, for each track: both then have the same
/// slot. kNoFrame where there is none. O(tracks log tracks)
[[nodiscard]] std::vector<FrameIndex> earlierOfSlots(const Evidence& evidence);

inline constexpr std::uint32_t kNewInList = std::numeric_limits<std::uint32_t>::max();

/// `earlier`: of each entry of a list the place that its id had in the list of the step before, kNewInList where it had
/// none. Returns which entries were removed and appended again: they come at the end, in front of others before, while
/// all others keep their order. An id there is another object's now. Empty where none was. O(n log n)
[[nodiscard]] std::vector<char> appendedAgain(std::span<const std::uint32_t> earlier);

} // namespace broadside::diagnosis
