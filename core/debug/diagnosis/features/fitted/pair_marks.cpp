#include "core/debug/diagnosis/features/fitted/pair_marks.h"

#include "core/debug/diagnosis/features/fitted/best_rule.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::uint64_t kMostEvery = 12;
constexpr FrameIndex kMostBack = 120; // frames in which tests are looked for

bool isTested(const Evidence& evidence, const Event& event, FrameIndex frame)
{
    const Aabb& a = evidence.tracks[event.a].boxIn(frame);
    const Aabb& b = evidence.tracks[event.b].boxIn(frame);
    return !intersection(evidence.cells->of(a), evidence.cells->of(b)).isEmpty();
}

bool areOverlapping(const Evidence& evidence, const Event& event, FrameIndex frame)
{
    return overlaps(evidence.tracks[event.a].boxIn(frame), evidence.tracks[event.b].boxIn(frame), evidence.touch);
}

/// In which of the last frames a pair was reported: bit 0 is the frame before.
struct Reports {
    std::uint64_t step = 0;
    std::uint32_t bits = 0;
    bool isMissed = false;
};

/// No value if a frame before is not sampled, or is not one step earlier than the next.
std::optional<Reports> reportsOf(const Evidence& evidence, const Event& event)
{
    Reports reports{evidence.frames[event.frame].step, 0, event.fate == Fate::Missed};
    const std::pair<TrackIndex, TrackIndex> pair = std::minmax(event.a, event.b);
    for (std::uint64_t back = 1; back < kMostEvery && back <= event.frame; ++back) {
        const FrameFacts& before = evidence.frames[event.frame - back];
        if (!before.isSampled || before.step + back != reports.step)
            return std::nullopt;
        if (std::ranges::binary_search(before.reported, pair))
            reports.bits |= 1U << (back - 1);
    }
    return reports;
}

/// A report since the marks were cleared.
bool isMarked(const PairMarks& marks, const Reports& reports)
{
    const std::uint64_t since = (reports.step + marks.every - marks.phase) % marks.every;
    return (reports.bits & ((1U << since) - 1U)) != 0;
}

} // namespace

bool PairMarks::loses(const Evidence& evidence, const Event& event) const
{
    const auto reports = reportsOf(evidence, event);
    return reports && isMarked(*this, *reports);
}

std::optional<PairMarks> likelyPairMarks(const Evidence& evidence)
{
    constexpr std::size_t kMostOfFate = 1'000;
    std::vector<Reports> pairs;
    for (const Event& event : someOverlaps(evidence, kMostOfFate))
        if (const auto reports = reportsOf(evidence, event))
            pairs.push_back(*reports);
    BestRule<PairMarks> best;
    for (std::uint64_t every = 2; every <= kMostEvery; ++every)
        for (std::uint64_t phase = 0; phase < every; ++phase) {
            const PairMarks marks{every, phase};
            Tally tally;
            for (const Reports& pair : pairs)
                tally.count(isMarked(marks, pair), pair.isMissed);
            best.offer(marks, tally);
        }
    return best.best();
}

bool PairPause::loses(const Evidence& evidence, const Event& event) const
{
    const FrameIndex begin = std::max(evidence.tracks[event.a].first, evidence.tracks[event.b].first);
    FrameIndex next = std::max(begin, event.frame - std::min(event.frame, kMostBack));
    while (next < event.frame) {
        const bool pauses = isTested(evidence, event, next) && !areOverlapping(evidence, event, next);
        next += pauses ? frames : 1;
    }
    return next > event.frame;
}

std::optional<PairPause> likelyPairPause(const Evidence& evidence)
{
    if (!evidence.cells)
        return std::nullopt;
    constexpr std::size_t kMostOfFate = 200;
    constexpr FrameIndex kLongest = 30;
    const std::vector<Event> some = someOverlaps(evidence, kMostOfFate);
    BestRule<PairPause> best;
    for (FrameIndex frames = 2; frames <= kLongest; ++frames) {
        const PairPause pause{frames};
        Tally tally;
        for (const Event& event : some)
            tally.count(pause.loses(evidence, event), event.fate == Fate::Missed);
        best.offer(pause, tally);
    }
    return best.best();
}

} // namespace broadside::diagnosis
