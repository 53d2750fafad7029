#include "core/debug/diagnosis/fault_example.h"

#include "core/debug/diagnosis/model/hypothesis_parts.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr FrameIndex kFramesBefore = 20; // frames that are worth watching

bool isReported(const FrameFacts& frame, TrackIndex track)
{
    return std::ranges::any_of(frame.reported,
                               [&](const auto& pair) { return pair.first == track || pair.second == track; });
}

/// The game reports an object in a frame in which the fault says that it is registered nowhere.
bool isRegisteredAfterAll(const Hypothesis& hypothesis, const Evidence& evidence, const Event& event)
{
    std::array states{State{event.a, event.frame}, State{event.b, event.frame}};
    std::ranges::sort(states);
    const auto boxes =
        registeredBy(hypothesis.registration, evidence, states, cellsFor(hypothesis.structure, evidence));
    for (std::size_t i = 0; i < states.size(); ++i)
        if (!boxes[i] && isReported(evidence.frames[event.frame], states[i].track))
            return true;
    return false;
}

/// Objects of found pairs that the fault calls lost, each with its frame.
std::set<std::pair<FrameIndex, TrackIndex>> contradictedOf(const Fault& fault, const Workbench& bench)
{
    std::set<std::pair<FrameIndex, TrackIndex>> objects;
    for (std::size_t i = bench.missed(); i < bench.overlapping().size(); ++i)
        if (fault.judged.lost[i]) {
            const Event& event = bench.overlapping()[i];
            objects.insert({event.frame, event.a});
            objects.insert({event.frame, event.b});
        }
    return objects;
}

} // namespace

std::optional<std::size_t> exampleOf(const Fault& fault, const Workbench& bench)
{
    std::vector<std::size_t> explained;
    for (std::size_t i = 0; i < bench.missed(); ++i)
        if (fault.judged.lost[i])
            explained.push_back(i);
    const auto& events = bench.overlapping();
    std::ranges::stable_sort(explained, {}, [&](std::size_t i) { return events[i].frame; });
    const auto contradicted = contradictedOf(fault, bench);
    const auto isContradicted = [&](std::size_t i) {
        return contradicted.contains({events[i].frame, events[i].a}) ||
               contradicted.contains({events[i].frame, events[i].b});
    };
    std::stable_partition(explained.begin(), explained.end(), // clang 14 cannot compile that of ranges
                          [&](std::size_t i) { return !isContradicted(i); });
    // A pair as clear that has steps before it, in which one can watch how it came to the fault.
    const auto hasPast = [&](std::size_t i) { return events[i].frame >= kFramesBefore; };
    const auto clear = std::find_if(explained.begin(), explained.end(), isContradicted);
    std::stable_partition(explained.begin(), clear, hasPast);
    std::stable_partition(clear, explained.end(), hasPast);
    const auto shows = [&](std::size_t i) {
        return !isRegisteredAfterAll(fault.judged.hypothesis, bench.evidence(), events[i]);
    };
    const auto example = std::ranges::find_if(explained, shows);
    return example == explained.end() ? std::nullopt : std::optional(*example);
}

} // namespace broadside::diagnosis
