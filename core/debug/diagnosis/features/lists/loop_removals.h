#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <vector>

/// @file
/// Loops that remove objects from the game's list while they go through it, and skip an object for each removed one.

namespace broadside::diagnosis {

/// Replays such a loop. In each frame, new objects are added to the end of a list. Then a loop over its places removes
/// the objects that have vanished, and registers the others. What a removal brings to the same place is skipped in this
/// frame, even if it has vanished, too.
class LoopRemovals {
public:
    enum class Gap : std::uint8_t {
        Closed, ///< The objects behind a removed one move up.
        Filled, ///< The last object of the list moves to the place of the removed one.
    };
    /// The evidence must outlive it. Cost: O(objects in frames with and after vanished objects); nothing is skipped
    /// where no object vanishes.
    LoopRemovals(const Evidence& evidence, Gap gap);
    /// One of the two is skipped in that frame. O(log skipped)
    [[nodiscard]] bool loses(const Event& event) const;

private:
    std::vector<std::vector<TrackIndex>> m_skipped; // by frame, ascending
};

/// The two boxes have overlapped since the younger of the two objects appeared, in each frame. O(frames since then)
[[nodiscard]] bool haveOverlappedSinceBirth(const Evidence& evidence, const Event& event);

} // namespace broadside::diagnosis
