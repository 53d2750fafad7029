#include "core/debug/diagnosis/model/searching_names.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

using NamePair = std::pair<std::uint32_t, std::uint32_t>; // ascending

/// The names of pairs that overlap or are reported.
std::set<NamePair> searchedNamePairs(const Evidence& evidence)
{
    std::set<NamePair> pairs;
    for (const Event& event : evidence.events)
        if (event.fate != Fate::Near)
            pairs.insert(std::minmax({evidence.tracks[event.a].name, evidence.tracks[event.b].name}));
    return pairs;
}

} // namespace

std::vector<NameSet> likelySearchingNames(const Evidence& evidence)
{
    constexpr std::size_t kMostNames = 8;
    constexpr std::size_t kMostSets = 4;
    const std::set<NamePair> pairs = searchedNamePairs(evidence);
    std::vector<std::uint32_t> names;
    for (const auto& [one, other] : pairs)
        names.insert(names.end(), {one, other});
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    if (names.size() > kMostNames)
        return {};
    const auto bitOf = [&](std::uint32_t name) {
        return 1U << (std::ranges::lower_bound(names, name) - names.begin());
    };
    std::vector<unsigned> found; // as bits, smaller sets first
    for (std::size_t count = 1; count < names.size(); ++count)
        for (unsigned bits = 1; bits < 1U << names.size(); ++bits) {
            const auto isIn = [bits](unsigned set) { return (bits & set) == set; };
            const bool isSmallest =
                static_cast<std::size_t>(std::popcount(bits)) == count && std::ranges::none_of(found, isIn);
            if (isSmallest && std::ranges::all_of(pairs, [&](const NamePair& pair) {
                    return (bits & (bitOf(pair.first) | bitOf(pair.second))) != 0;
                }))
                found.push_back(bits);
        }
    std::vector<NameSet> sets;
    for (std::size_t i = 0; i < std::min(found.size(), kMostSets); ++i) {
        NameSet& set = sets.emplace_back(evidence.names.size());
        for (const std::uint32_t name : names)
            set[name] = (found[i] & bitOf(name)) != 0 ? 1 : 0;
    }
    return sets;
}

bool hasPairWithin(const Evidence& evidence, const NameSet& names)
{
    return std::ranges::any_of(evidence.events, [&](const Event& event) {
        return event.fate != Fate::Near && names[evidence.tracks[event.a].name] != 0 &&
               names[evidence.tracks[event.b].name] != 0;
    });
}

} // namespace broadside::diagnosis
