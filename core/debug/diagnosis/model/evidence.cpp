#include "core/debug/diagnosis/model/evidence.h"

#include "core/base/lower_case.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside::diagnosis {

std::size_t FrameFacts::placeOf(TrackIndex track) const noexcept
{
    const auto at = std::ranges::lower_bound(present, track);
    const auto number = static_cast<std::size_t>(at - present.begin());
    if (at == present.end() || *at != track)
        return present.size();
    return places.empty() ? number : places[number];
}

namespace {

/// The entry of a present object in a list that has one for each; `none` if it has none.
template<class Value>
Value entryOf(const std::vector<Value>& list, const std::vector<TrackIndex>& present, TrackIndex track, Value none)
{
    if (list.empty())
        return none;
    const auto at = std::ranges::lower_bound(present, track);
    const bool isKnown = at != present.end() && *at == track;
    return isKnown ? list[static_cast<std::size_t>(at - present.begin())] : none;
}

} // namespace

std::uint8_t FrameFacts::levelOf(TrackIndex track) const noexcept { return entryOf(levels, present, track, kNoLevel); }

bool FrameFacts::isInAllCells(TrackIndex track) const noexcept
{
    return entryOf(areInAllCells, present, track, '\0') != 0;
}

std::vector<TrackIndex> FrameFacts::inListOrder() const
{
    if (places.empty())
        return present;
    std::vector<std::pair<std::uint32_t, TrackIndex>> placed;
    placed.reserve(present.size());
    for (std::size_t i = 0; i < present.size(); ++i)
        placed.emplace_back(places[i], present[i]);
    std::ranges::sort(placed);
    std::vector<TrackIndex> ordered;
    ordered.reserve(placed.size());
    for (const auto& [place, track] : placed)
        ordered.push_back(track);
    return ordered;
}

std::size_t sliceOf(const FrameFacts& facts, TrackIndex track, std::size_t slices) noexcept
{
    const std::size_t objects = facts.present.size();
    return facts.placeOf(track) / std::max<std::size_t>(objects / slices, 1);
}

bool Evidence::isNoSweep() const
{
    const std::string name = lowerCase(algorithm);
    const auto has = [&](std::string_view word) { return name.find(word) != std::string::npos; };
    return !has("sweep") && !has("sort") && !has("prune") &&
           (has("grid") || has("hash") || has("cell") || has("tree") || has("quad") || has("bvh"));
}

std::optional<TrackIndex> Evidence::loneTrack() const
{
    std::vector<std::size_t> count(names.size());
    for (const Track& track : tracks)
        ++count[track.name];
    std::optional<TrackIndex> lone;
    for (const Track& track : tracks)
        if (count[track.name] == 1 && track.isDynamic && !names[track.name].empty() &&
            (!lone || track.boxes.size() > tracks[*lone].boxes.size()))
            lone = track.index;
    return lone;
}

std::size_t Evidence::countOf(Fate fate) const noexcept
{
    return static_cast<std::size_t>(
        std::ranges::count_if(events, [fate](const Event& event) { return event.fate == fate; }));
}

double Evidence::weightOf(Fate fate) const noexcept
{
    const auto taken = static_cast<double>(std::max<std::size_t>(countOf(fate), 1));
    return std::max(1.0, static_cast<double>(seen[static_cast<std::size_t>(fate)]) / taken);
}

std::vector<std::vector<std::size_t>> tellingEventsOfTracks(const Evidence& evidence)
{
    std::vector<std::vector<std::size_t>> eventsOf(evidence.tracks.size());
    for (std::size_t i = 0; i < evidence.events.size(); ++i) {
        const Event& event = evidence.events[i];
        if (event.isMarginal || event.fate == Fate::Near)
            continue;
        eventsOf[event.a].push_back(i);
        eventsOf[event.b].push_back(i);
    }
    for (auto& events : eventsOf)
        std::ranges::sort(events, {}, [&](std::size_t i) { return evidence.events[i].frame; });
    return eventsOf;
}

} // namespace broadside::diagnosis
