#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <limits>
#include <vector>

namespace broadside::diagnosis {

inline constexpr FrameIndex kNoFrame = std::numeric_limits<FrameIndex>::max();

/// Replays a list from which objects are removed by moving its last one into the gap. Of each track, the frame in which
/// it was moved so first; kNoFrame where it never was. A table of places that is not told of the move does not find the
/// object any more. O(objects of all frames)
[[nodiscard]] std::vector<FrameIndex> movedIntoGaps(const Evidence& evidence);

} // namespace broadside::diagnosis
