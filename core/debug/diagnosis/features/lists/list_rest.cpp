#include "core/debug/diagnosis/features/lists/list_rest.h"

#include "core/debug/diagnosis/model/code_length.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kNotInList = static_cast<std::size_t>(-1);

bool isListed(const ListRest& rest, const Track& track)
{
    switch (rest.of) {
    case ListRest::Of::All:
        return true;
    case ListRest::Of::Dynamic:
        return track.isDynamic;
    case ListRest::Of::Static:
        return !track.isDynamic;
    case ListRest::Of::Name:
        break;
    }
    return track.name == rest.name;
}

/// Where the objects of a pair are in a list.
struct Listed {
    std::size_t length = 0;
    std::size_t a = kNotInList;
    std::size_t b = kNotInList;
    bool isMissed = false;
};

Listed listed(const ListRest& rest, const Evidence& evidence, const Event& event,
              const std::vector<TrackIndex>& inOrder)
{
    Listed pair;
    pair.isMissed = event.fate == Fate::Missed;
    for (const TrackIndex track : inOrder) {
        if (!isListed(rest, evidence.tracks[track]))
            continue;
        if (track == event.a)
            pair.a = pair.length;
        if (track == event.b)
            pair.b = pair.length;
        ++pair.length;
    }
    return pair;
}

bool isLeftOver(const ListRest& rest, const Listed& pair)
{
    const std::size_t whole = pair.length - pair.length % rest.number;
    const auto isBehind = [&](std::size_t place) { return place == kNotInList || place >= whole; };
    return (pair.a != kNotInList || pair.b != kNotInList) && isBehind(pair.a) && isBehind(pair.b);
}

/// What is left over begins at several places. A list that always ends at the same place has a limit, or the pairs
/// behind it are lost for another reason.
bool isVaried(const ListRest& rest, const std::vector<Listed>& pairs)
{
    constexpr std::size_t kFewestPlaces = 3;
    std::set<std::size_t> places;
    for (const Listed& pair : pairs)
        if (places.size() < kFewestPlaces && isLeftOver(rest, pair))
            places.insert(pair.length - pair.length % rest.number);
    return places.size() >= kFewestPlaces;
}

std::vector<Event> someOverlaps(const Evidence& evidence)
{
    constexpr std::size_t kMostOfEach = 600;
    std::array<std::size_t, 2> taken{};
    std::vector<Event> some;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfEach)
            some.push_back(event);
    std::ranges::stable_sort(some, {}, &Event::frame);
    return some;
}

std::vector<ListRest> listsOf(const Evidence& evidence)
{
    constexpr std::uint32_t kMostNames = 24;
    using Of = ListRest::Of;
    std::vector<ListRest> lists;
    for (const Of of : {Of::All, Of::Dynamic, Of::Static})
        lists.push_back({of, 0, 1});
    for (std::uint32_t name = 0; name < std::min<std::size_t>(evidence.names.size(), kMostNames); ++name)
        lists.push_back({Of::Name, name, 1});
    return lists;
}

} // namespace

bool ListRest::loses(const Evidence& evidence, const Event& event) const
{
    return isLeftOver(*this, listed(*this, evidence, event, evidence.frames[event.frame].inListOrder()));
}

std::optional<ListRest> likelyListRest(const Evidence& evidence)
{
    constexpr double kFew = 0.05;                   // found pairs among those that are lost
    constexpr std::uint64_t kFewest = 3;            // one missed pair in so many is told
    constexpr std::size_t kMostObjects = 4'000'000; // in the frames of all pairs
    const std::vector<Event> some = someOverlaps(evidence);
    std::size_t objects = 0;
    for (const Event& event : some)
        objects += evidence.frames[event.frame].present.size();
    if (objects > kMostObjects)
        return std::nullopt;
    std::optional<ListRest> best;
    double least = 0.0;
    std::vector<std::vector<TrackIndex>> orders;
    orders.reserve(some.size());
    for (std::size_t i = 0; i < some.size(); ++i)
        orders.push_back(i > 0 && some[i].frame == some[i - 1].frame ? orders.back()
                                                                     : evidence.frames[some[i].frame].inListOrder());
    for (ListRest rest : listsOf(evidence)) {
        std::vector<Listed> pairs;
        for (std::size_t i = 0; i < some.size(); ++i)
            pairs.push_back(listed(rest, evidence, some[i], orders[i]));
        for (const std::size_t number : {2U, 3U, 4U, 5U, 6U, 7U, 8U, 10U, 12U, 16U, 32U, 64U}) {
            rest.number = number;
            Tally tally;
            for (const Listed& pair : pairs)
                tally.count(isLeftOver(rest, pair), pair.isMissed);
            if (tally.explained() == 0 || kFewest * tally.explained() < tally.explained() + tally.unexplained ||
                static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost) ||
                !isVaried(rest, pairs))
                continue;
            if (const double bits = codeLength(tally); !best || bits < least) {
                best = rest;
                least = bits;
            }
        }
    }
    return best;
}

} // namespace broadside::diagnosis
