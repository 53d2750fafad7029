#include "core/debug/diagnosis/features/fitted/search_turns.h"

#include "core/debug/diagnosis/model/code_length.h"

#include <array>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr unsigned kMostTurns = 12;

/// The numbers of a pair, of which the first belongs to the lower id.
struct Numbered {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint64_t step = 0;
    bool isMissed = false;
};

Numbered numbered(const Evidence& evidence, const Event& event, bool isOfPlace)
{
    const FrameFacts& facts = evidence.frames[event.frame];
    const auto numberOf = [&](TrackIndex track) {
        return isOfPlace ? static_cast<std::uint64_t>(facts.placeOf(track)) : evidence.tracks[track].id.value;
    };
    return {numberOf(event.a), numberOf(event.b), facts.step, event.fate == Fate::Missed};
}

bool isBetweenTurns(const SearchTurns& search, const Numbered& pair)
{
    const std::uint64_t turns = search.turns;
    const std::uint64_t step = pair.step % turns;
    const std::uint64_t now = search.phase + (search.isBack ? turns - step : step);
    const auto isTurn = [&](std::uint64_t number) { return ((number % turns + now) % turns == 0) != search.isPause; };
    return !isTurn(pair.low) && (search.isOfLower || !isTurn(pair.high));
}

std::vector<Numbered> someNumbered(const Evidence& evidence, bool isOfPlace)
{
    constexpr std::size_t kMostOfFate = 1'000;
    std::array<std::size_t, 2> taken{};
    std::vector<Numbered> some;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfFate)
            some.push_back(numbered(evidence, event, isOfPlace));
    return some;
}

} // namespace

bool SearchTurns::loses(const Evidence& evidence, const Event& event) const
{
    return isBetweenTurns(*this, numbered(evidence, event, isOfPlace));
}

std::optional<SearchTurns> likelySearchTurns(const Evidence& evidence)
{
    constexpr double kFew = 0.05;        // found pairs among those that are lost
    constexpr std::uint64_t kFewest = 3; // one missed pair in so many is told
    constexpr std::array<std::pair<bool, bool>, 4> kManners{
        {{false, false}, {true, false}, {false, true}, {true, true}}};
    std::optional<SearchTurns> best;
    double least = 0.0;
    for (const bool isOfPlace : {false, true}) {
        const std::vector<Numbered> pairs = someNumbered(evidence, isOfPlace);
        for (unsigned turns = 3; turns <= kMostTurns; ++turns)
            for (unsigned phase = 0; phase < turns; ++phase)
                for (const bool isBack : {false, true})
                    for (const auto& [isOfLower, isPause] : kManners) {
                        const SearchTurns search{turns, phase, isOfPlace, isBack, isOfLower, isPause};
                        Tally tally;
                        for (const Numbered& pair : pairs)
                            tally.count(isBetweenTurns(search, pair), pair.isMissed);
                        if (tally.explained() == 0 ||
                            kFewest * tally.explained() < tally.explained() + tally.unexplained ||
                            static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
                            continue;
                        if (const double bits = codeLength(tally); !best || bits < least) {
                            best = search;
                            least = bits;
                        }
                    }
    }
    return best;
}

} // namespace broadside::diagnosis
