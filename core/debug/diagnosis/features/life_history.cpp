#include "core/debug/diagnosis/features/life_history.h"

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>

namespace broadside::diagnosis {

LifeHistory::LifeHistory(const Evidence& evidence)
    : m_evidence(evidence)
    , m_births(evidence.tracks.size())
{
    const std::size_t frames = evidence.frames.size();
    std::vector<std::vector<TrackIndex>> born(frames);
    std::vector<std::vector<TrackIndex>> gone(frames + 1); // by the first frame without them
    for (const Track& track : evidence.tracks) {
        born[track.first].push_back(track.index);
        gone[track.last() + 1].push_back(track.index);
    }
    std::deque<TrackIndex> waiting;
    std::size_t number = 0;
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        sort(frame, born[frame], gone[frame]);
        takeSlots(born[frame], gone[frame]);
        for (std::size_t i = 0; i < born[frame].size(); ++i) {
            Birth& birth = m_births[born[frame][i]];
            birth.added = frame;
            if (frame == 0)
                continue;
            birth.number = ++number;
            birth.before = i;
            birth.added = kNoFrame;
            waiting.push_back(born[frame][i]);
        }
        while (!waiting.empty() && !evidence.tracks[waiting.front()].isIn(frame))
            waiting.pop_front();
        if (!waiting.empty()) {
            m_births[waiting.front()].added = frame;
            waiting.pop_front();
        }
        for (const TrackIndex track : gone[frame])
            m_gone.push_back(&evidence.tracks[track]);
    }
}

/// Sorts the objects for the slots: removed ones from the end of the list on, new ones in the order of the list.
void LifeHistory::sort(FrameIndex frame, std::vector<TrackIndex>& born, std::vector<TrackIndex>& gone) const
{
    const auto placeIn = [&](FrameIndex at) {
        return [&facts = m_evidence.frames[at]](TrackIndex track) {
            return facts.isSampled ? facts.placeOf(track) : std::size_t{track}; // or the order of their appearance
        };
    };
    if (frame > 0)
        std::ranges::stable_sort(gone, std::greater<>{}, placeIn(frame - 1));
    std::ranges::stable_sort(born, {}, placeIn(frame));
}

std::size_t LifeHistory::Slots::take()
{
    if (free.empty())
        return count++;
    const std::size_t slot = free.back();
    free.pop_back();
    return slot;
}

void LifeHistory::takeSlots(const std::vector<TrackIndex>& born, const std::vector<TrackIndex>& gone)
{
    for (const TrackIndex track : gone)
        m_slots.free.push_back(m_births[track].slot);
    for (auto track = gone.rbegin(); track != gone.rend(); ++track)
        m_leaves.free.push_back(m_births[*track].leaf);
    for (const TrackIndex track : born) {
        m_births[track].slot = m_slots.take();
        m_births[track].slotBefore = m_slotsBefore.take();
        m_births[track].leaf = m_leaves.take();
    }
    for (const TrackIndex track : gone)
        m_slotsBefore.free.push_back(m_births[track].slotBefore);
}

/// The least distance to a removed object, from the place of this object in the first frame without the removed one.
double LifeHistory::goneGapOf(const Track& track, FrameIndex frame) const
{
    double least = LifeFacts::kNone;
    const auto from = std::ranges::lower_bound(m_gone, track.first, {}, [](const Track* one) { return one->last(); });
    for (auto at = from; at != m_gone.end() && (*at)->last() < frame; ++at)
        least = std::fmin(least, gapOf(track.boxIn((*at)->last() + 1), (*at)->boxes.back()));
    return least;
}

LifeFacts LifeHistory::factsOf(const State& state) const
{
    const Track& track = m_evidence.tracks[state.track];
    const Birth& birth = m_births[state.track];
    LifeFacts facts;
    if (track.first > 0) {
        facts.birth = static_cast<double>(birth.number);
        facts.bornBefore = static_cast<double>(birth.before);
    }
    const FrameIndex end = std::min(birth.added, track.last() + 1); // it may never be added
    facts.waits = end > state.frame ? static_cast<double>(end - state.frame) : 0.0;
    facts.slot = static_cast<double>(birth.slot);
    facts.slotBefore = static_cast<double>(birth.slotBefore);
    facts.leaf = static_cast<double>(birth.leaf);
    facts.goneGap = goneGapOf(track, state.frame);
    if (state.frame > 0)
        facts.more = static_cast<double>(m_evidence.frames[state.frame].objects) -
                     static_cast<double>(m_evidence.frames[state.frame - 1].objects);
    return facts;
}

} // namespace broadside::diagnosis
