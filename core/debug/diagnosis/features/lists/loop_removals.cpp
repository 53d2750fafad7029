#include "core/debug/diagnosis/features/lists/loop_removals.h"

#include <algorithm>

namespace broadside::diagnosis {

LoopRemovals::LoopRemovals(const Evidence& evidence, Gap gap)
    : m_skipped(evidence.frames.size())
{
    std::vector<std::vector<TrackIndex>> added(evidence.frames.size());
    std::vector<std::size_t> vanish(evidence.frames.size() + 1);
    for (const Track& track : evidence.tracks) {
        added[track.first].push_back(track.index); // ascending, as in the game's list
        ++vanish[track.last() + std::size_t{1}];
    }
    std::vector<TrackIndex> list;
    std::size_t toRemove = 0;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame) {
        list.insert(list.end(), added[frame].begin(), added[frame].end());
        toRemove += vanish[frame];
        if (toRemove == 0)
            continue;
        for (std::size_t place = 0; place < list.size(); ++place) {
            if (evidence.tracks[list[place]].last() >= frame)
                continue;
            if (gap == Gap::Closed)
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
            else {
                list[place] = list.back();
                list.pop_back();
            }
            --toRemove;
            if (place < list.size())
                m_skipped[frame].push_back(list[place]);
        }
        std::ranges::sort(m_skipped[frame]);
    }
}

bool LoopRemovals::loses(const Event& event) const
{
    const std::vector<TrackIndex>& skipped = m_skipped[event.frame];
    return std::ranges::binary_search(skipped, event.a) || std::ranges::binary_search(skipped, event.b);
}

bool haveOverlappedSinceBirth(const Evidence& evidence, const Event& event)
{
    const Track& a = evidence.tracks[event.a];
    const Track& b = evidence.tracks[event.b];
    for (FrameIndex frame = std::max(a.first, b.first); frame <= event.frame; ++frame)
        if (!overlaps(a.boxIn(frame), b.boxIn(frame), evidence.touch))
            return false;
    return true;
}

} // namespace broadside::diagnosis
