#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace broadside::diagnosis {
namespace {

constexpr double kBoxRounding = 1e-6; // relative: recorded boxes may be of floats

} // namespace

std::vector<FrameIndex> movedIntoGaps(const Evidence& evidence)
{
    const auto moves = allMovesIntoGaps(evidence);
    std::vector<FrameIndex> first(moves.size(), kNoFrame);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (!moves[i].empty())
            first[i] = moves[i].front();
    return first;
}

std::vector<std::vector<FrameIndex>> allMovesIntoGaps(const Evidence& evidence)
{
    std::vector<std::vector<FrameIndex>> moved(evidence.tracks.size());
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
                if (moved[list[i]].empty() || moved[list[i]].back() != frame)
                    moved[list[i]].push_back(frame);
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

std::vector<FrameIndex> earlierOfSlots(const Evidence& evidence)
{
    std::vector<FrameIndex> earlier(evidence.tracks.size(), kNoFrame);
    if (!evidence.knowsBoxes || evidence.frames.empty())
        return earlier;
    const auto end = static_cast<FrameIndex>(evidence.frames.size() - 1);
    std::vector<const Track*> gone;
    for (const Track& track : evidence.tracks)
        if (track.last() < end)
            gone.push_back(&track);
    const auto left = [](const Track* track) { return track->boxes.back().lo.x; };
    std::ranges::sort(gone, {}, left);
    for (const Track& track : evidence.tracks) {
        const Registered* const known = track.registeredIn(track.first);
        if (track.first == 0 || !known || known->kind != Registered::Kind::Box)
            continue;
        const Aabb& box = known->box;
        const double slack = kBoxRounding * std::max(1.0, std::abs(box.lo.x) + std::abs(box.lo.y));
        for (auto one = std::ranges::lower_bound(gone, box.lo.x - slack, {}, left);
             one != gone.end() && left(*one) <= box.lo.x + slack; ++one) {
            const Aabb& last = (*one)->boxes.back();
            if ((*one)->last() < track.first && std::abs(last.lo.y - box.lo.y) <= slack &&
                std::abs(last.hi.x - box.hi.x) <= slack && std::abs(last.hi.y - box.hi.y) <= slack)
                earlier[track.index] = (*one)->index;
        }
    }
    return earlier;
}

std::vector<char> appendedAgain(std::span<const std::uint32_t> earlier)
{
    std::vector<std::uint32_t> known; // places before, in the order of now
    std::ranges::copy_if(earlier, std::back_inserter(known), [](std::uint32_t place) { return place != kNewInList; });
    if (std::ranges::is_sorted(known))
        return {};
    const auto end = std::ranges::is_sorted_until(known);
    const auto kept = static_cast<std::size_t>(end - known.begin());
    if ((known.size() - kept) * 2 > known.size())
        return {}; // another order altogether
    // The last entry may have moved into a gap: the place of the gap is gone, and all others keep their order.
    const std::uint32_t gap = kept < 2 ? 0 : known[kept - 2] + 1;
    if (std::is_sorted(end, known.end()) && std::ranges::find(known, gap) == known.end())
        return {};
    std::vector<char> again(earlier.size());
    std::size_t number = 0;
    for (std::size_t i = 0; i < earlier.size(); ++i)
        again[i] = earlier[i] != kNewInList && number++ >= kept ? 1 : 0;
    return again;
}

} // namespace broadside::diagnosis
