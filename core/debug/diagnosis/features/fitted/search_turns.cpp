#include "core/debug/diagnosis/features/fitted/search_turns.h"

#include "core/debug/diagnosis/features/fitted/best_rule.h"

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
    std::vector<Numbered> some;
    for (const Event& event : someOverlaps(evidence, kMostOfFate))
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
    constexpr std::array<std::pair<bool, bool>, 4> kManners{
        {{false, false}, {true, false}, {false, true}, {true, true}}};
    BestRule<SearchTurns> best;
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
                        best.offer(search, tally);
                    }
    }
    return best.best();
}

} // namespace broadside::diagnosis
