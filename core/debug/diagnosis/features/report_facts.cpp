#include "core/debug/diagnosis/features/report_facts.h"

#include "core/debug/diagnosis/features/pair_feature.h"

#include <algorithm>
#include <map>

namespace broadside::diagnosis {

std::vector<double> strayShares(const Evidence& evidence)
{
    constexpr double kFewest = 3.0;
    std::vector<double> partners(evidence.tracks.size());
    std::vector<double> strays(evidence.tracks.size());
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame)
        for (const auto& [a, b] : evidence.frames[frame].reported) {
            const bool isApart = gapOf(evidence.tracks[a].boxIn(frame), evidence.tracks[b].boxIn(frame)) > 0.0;
            for (const TrackIndex track : {a, b}) {
                partners[track] += 1.0;
                strays[track] += isApart ? 1.0 : 0.0;
            }
        }
    for (std::size_t i = 0; i < strays.size(); ++i)
        strays[i] = partners[i] < kFewest ? 0.0 : strays[i] / partners[i];
    return strays;
}

std::uint64_t votedMultiple(const Evidence& evidence, const std::vector<Event>& events)
{
    constexpr std::size_t kMostMissed = 200;
    constexpr std::int64_t kLeast = 2;
    std::map<std::int64_t, std::size_t> votes;
    std::size_t missed = 0;
    for (const Event& event : events) {
        if (event.fate != Fate::Missed || ++missed > kMostMissed)
            continue;
        std::map<std::int64_t, bool> some; // each pair has one vote for a number
        const auto a = static_cast<std::int64_t>(evidence.tracks[event.a].id.value);
        const auto b = static_cast<std::int64_t>(evidence.tracks[event.b].id.value);
        for (const auto& [first, second] : evidence.frames[event.frame].reported) {
            const auto one = static_cast<std::int64_t>(evidence.tracks[first].id.value);
            const auto two = static_cast<std::int64_t>(evidence.tracks[second].id.value);
            const std::int64_t c = std::min(one, two);
            const std::int64_t d = std::max(one, two);
            if (a != c && (d - b) % (a - c) == 0 && (d - b) / (a - c) >= kLeast)
                some[(d - b) / (a - c)] = true;
        }
        for (const auto& [number, isVoted] : some)
            ++votes[number];
    }
    if (votes.empty())
        return 0;
    return static_cast<std::uint64_t>(
        std::ranges::max_element(votes, {}, &std::pair<const std::int64_t, std::size_t>::second)->first);
}

double newReportedIn(const Evidence& evidence, FrameIndex frame)
{
    const auto& before = evidence.frames[frame - 1].reported;
    return static_cast<double>(std::ranges::count_if(
        evidence.frames[frame].reported, [&](const auto& pair) { return !std::ranges::binary_search(before, pair); }));
}

double usualMostNew(const Evidence& evidence)
{
    constexpr std::size_t kFewest = 8; // frames
    constexpr double kUsual = 0.1;
    constexpr double kFew = 0.02;
    std::map<double, std::size_t> counts;
    std::size_t frames = 0;
    for (FrameIndex frame = 1; frame < evidence.frames.size(); ++frame)
        if (evidence.frames[frame].isSampled && evidence.frames[frame - 1].isSampled) {
            ++counts[newReportedIn(evidence, frame)];
            ++frames;
        }
    std::size_t above = 0; // frames: pairs of objects that have just appeared may be more
    for (auto count = counts.rbegin(); count != counts.rend(); ++count) {
        if (count->second >= kFewest && static_cast<double>(count->second) >= kUsual * static_cast<double>(frames))
            return static_cast<double>(above) <= kFew * static_cast<double>(frames) ? count->first : 0.0;
        above += count->second;
    }
    return 0.0;
}

} // namespace broadside::diagnosis
