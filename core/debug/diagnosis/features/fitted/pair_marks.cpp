#include "core/debug/diagnosis/features/fitted/pair_marks.h"

#include "core/debug/diagnosis/model/code_length.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::uint64_t kMostEvery = 12;

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
    constexpr double kFew = 0.05;        // found pairs among those that are lost
    constexpr std::uint64_t kFewest = 3; // one missed pair in so many is told
    std::array<std::size_t, 2> taken{};
    std::vector<Reports> pairs;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfFate)
            if (const auto reports = reportsOf(evidence, event))
                pairs.push_back(*reports);
    std::optional<PairMarks> best;
    double least = 0.0;
    for (std::uint64_t every = 2; every <= kMostEvery; ++every)
        for (std::uint64_t phase = 0; phase < every; ++phase) {
            const PairMarks marks{every, phase};
            Tally tally;
            for (const Reports& pair : pairs)
                tally.count(isMarked(marks, pair), pair.isMissed);
            if (tally.explained() == 0 || kFewest * tally.explained() < tally.explained() + tally.unexplained ||
                static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
                continue;
            if (const double bits = codeLength(tally); !best || bits < least) {
                best = marks;
                least = bits;
            }
        }
    return best;
}

} // namespace broadside::diagnosis
