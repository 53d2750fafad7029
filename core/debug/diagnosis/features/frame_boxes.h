#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <span>
#include <vector>

namespace broadside::diagnosis {

/// The boxes of all objects of a frame, next to each other in memory. A search over all objects of a frame reads them
/// several times faster than from their tracks.
class FrameBoxes {
public:
    struct Entry {
        Aabb box;
        Vec2 nextMotion;
    };
    /// The evidence must outlive it.
    explicit FrameBoxes(const Evidence& evidence)
        : m_evidence(evidence)
        , m_frames(evidence.frames.size())
    {}
    /// In the order of FrameFacts::present. Cost: O(objects) for the first time, then O(1).
    [[nodiscard]] std::span<const Entry> of(FrameIndex frame)
    {
        std::vector<Entry>& entries = m_frames[frame];
        if (entries.empty())
            for (const TrackIndex index : m_evidence.frames[frame].present) {
                const Track& track = m_evidence.tracks[index];
                entries.push_back({track.boxIn(frame), track.nextMotionIn(frame)});
            }
        return entries;
    }

private:
    const Evidence& m_evidence;
    std::vector<std::vector<Entry>> m_frames;
};

} // namespace broadside::diagnosis
