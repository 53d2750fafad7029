#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstddef>
#include <span>
#include <vector>

namespace broadside::diagnosis {

/// The boxes of all objects of a frame, next to each other in memory. A search over all objects of a frame reads them
/// several times faster than from their tracks. It keeps the frames of the last calls, at most 5 MB and the last frame:
/// ask in the order of frames.
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
    /// In the order of FrameFacts::present. Valid until the next call. Cost: O(objects) for the first time, then O(1).
    [[nodiscard]] std::span<const Entry> of(FrameIndex frame)
    {
        if (m_frames[frame].empty())
            fill(frame);
        return m_frames[frame];
    }

private:
    void fill(FrameIndex frame)
    {
        constexpr std::size_t kMost = 100'000;
        const std::vector<TrackIndex>& present = m_evidence.frames[frame].present;
        if (m_kept + present.size() > kMost) {
            m_frames = std::vector<std::vector<Entry>>(m_frames.size());
            m_kept = 0;
        }
        m_kept += present.size();
        std::vector<Entry>& entries = m_frames[frame];
        entries.reserve(present.size());
        for (const TrackIndex index : present) {
            const Track& track = m_evidence.tracks[index];
            entries.push_back({track.boxIn(frame), track.nextMotionIn(frame)});
        }
    }

    const Evidence& m_evidence;
    std::vector<std::vector<Entry>> m_frames;
    std::size_t m_kept = 0; // entries of all frames
};

} // namespace broadside::diagnosis
