#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <limits>
#include <span>
#include <vector>

namespace broadside::diagnosis {

inline constexpr FrameIndex kNoFrame = std::numeric_limits<FrameIndex>::max();

/// Replays a list in which the last object moves into the gap when another object is removed. Returns for each track
/// the first frame in which its object moved like this; kNoFrame if it never did. A table of places that is not updated
/// no longer finds such an object. O(objects of all frames)
[[nodiscard]] std::vector<FrameIndex> movedIntoGaps(const Evidence& evidence);

/// The same for all such frames of each track, ascending.
[[nodiscard]] std::vector<std::vector<FrameIndex>> allMovesIntoGaps(const Evidence& evidence);

/// For each track, the removed track whose last box is the first registered box of this one: both then have the same
/// slot. kNoFrame if there is none. O(tracks log tracks)
[[nodiscard]] std::vector<FrameIndex> earlierOfSlots(const Evidence& evidence);

inline constexpr std::uint32_t kNewInList = std::numeric_limits<std::uint32_t>::max();

/// `earlier`: for each entry of a list, the place of its id in the list of the step before; kNewInList if it had none.
/// Returns which entries were removed and appended again. They are now at the end and were in front of others before,
/// and all others keep their order. The id of such an entry belongs to another object now. Empty if there is no such
/// entry. O(n log n)
[[nodiscard]] std::vector<char> appendedAgain(std::span<const std::uint32_t> earlier);

} // namespace broadside::diagnosis
