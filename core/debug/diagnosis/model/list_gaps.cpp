#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>

namespace broadside::diagnosis {

std::vector<FrameIndex> movedIntoGaps(const Evidence& evidence)
{
    std::vector<FrameIndex> moved(evidence.tracks.size(), kNoFrame);
    std::vector<std::vector<TrackIndex>> born(evidence.frames.size());
    for (const Track& track : evidence.tracks)
        born[track.first].push_back(track.index);
    std::vector<TrackIndex> list;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame) {
        for (std::size_t i = list.size(); i-- > 0;) {
            if (evidence.tracks[list[i]].isIn(frame))
                continue;
            if (i + 1 != list.size()) {
                list[i] = list.back();
                moved[list[i]] = std::min(moved[list[i]], frame);
            }
            list.pop_back();
        }
        const FrameFacts& facts = evidence.frames[frame];
        if (facts.isSampled) // else they come in the order in which they were seen first
            std::ranges::stable_sort(born[frame], {}, [&](TrackIndex track) { return facts.placeOf(track); });
        list.insert(list.end(), born[frame].begin(), born[frame].end());
    }
    return moved;
}

} // namespace broadside::diagnosis
