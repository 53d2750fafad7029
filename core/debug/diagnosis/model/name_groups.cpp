#include "core/debug/diagnosis/model/name_groups.h"

#include "core/debug/audit/name_book.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

namespace broadside::diagnosis {
namespace {

using PairOfNames = std::pair<std::uint32_t, std::uint32_t>; // ascending

struct NamePairs {
    std::vector<PairOfNames> missed;
    std::vector<PairOfNames> found;
};

/// No value if pairs of the same two names are sometimes missed and sometimes found.
std::optional<NamePairs> pairsOfNames(const Evidence& evidence)
{
    constexpr double kHardlyAny = 0.02;
    std::map<PairOfNames, std::array<std::size_t, 2>> counts;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal) {
            const auto names = std::minmax(evidence.tracks[event.a].name, evidence.tracks[event.b].name);
            ++counts[names][event.fate == Fate::Missed ? 0 : 1];
        }
    NamePairs pairs;
    for (const auto& [names, count] : counts) {
        const auto [least, most] = std::minmax(count[0], count[1]);
        if (static_cast<double>(least) > kHardlyAny * static_cast<double>(most))
            return std::nullopt;
        (count[0] > count[1] ? pairs.missed : pairs.found).push_back(names);
    }
    return pairs;
}

/// The least name that each name is linked with.
std::vector<std::uint32_t> linked(std::size_t names, const std::vector<PairOfNames>& links)
{
    std::vector<std::uint32_t> groups(names);
    std::iota(groups.begin(), groups.end(), 0U);
    for (const auto& [a, b] : links) {
        const auto [low, high] = std::minmax(groups[a], groups[b]);
        std::ranges::replace(groups, high, low);
    }
    return groups;
}

/// The names that have a stem in common.
struct Stem {
    std::size_t names = 0;
    std::size_t tracks = 0;
};

} // namespace

void mergeNumberedNames(Evidence& evidence)
{
    constexpr std::size_t kFewestNames = 4;
    constexpr std::size_t kMostOfName = 2; // objects, on average
    std::vector<std::size_t> tracksOf(evidence.names.size());
    for (const Track& track : evidence.tracks)
        ++tracksOf[track.name];
    std::map<std::string, Stem, std::less<>> stems;
    for (std::size_t name = 0; name < evidence.names.size(); ++name)
        if (const std::string_view stem = withoutNumber(evidence.names[name]); !stem.empty()) {
            Stem& known = stems.try_emplace(std::string(stem)).first->second;
            ++known.names;
            known.tracks += tracksOf[name];
        }
    std::vector<std::string> merged;
    std::map<std::string, std::uint32_t, std::less<>> numbers;
    std::vector<std::uint32_t> numberOf;
    for (const std::string& name : evidence.names) {
        const auto stem = stems.find(withoutNumber(name));
        const bool isNumbered = stem != stems.end() && stem->second.names >= kFewestNames &&
                                stem->second.tracks <= kMostOfName * stem->second.names;
        const std::string& shown = isNumbered ? stem->first : name;
        const auto [number, isNew] = numbers.try_emplace(shown, static_cast<std::uint32_t>(merged.size()));
        if (isNew)
            merged.push_back(shown);
        numberOf.push_back(number->second);
    }
    for (Track& track : evidence.tracks)
        track.name = numberOf[track.name];
    evidence.names = std::move(merged);
}

std::optional<NameGroups> NameGroups::of(const Evidence& evidence, Missed missed)
{
    constexpr std::size_t kMostNames = 64;
    const auto pairs = evidence.names.size() <= kMostNames ? pairsOfNames(evidence) : std::nullopt;
    if (!pairs || pairs->missed.empty() || pairs->found.empty())
        return std::nullopt;
    const bool isWithin = missed == Missed::Within;
    NameGroups result;
    result.m_missed = missed;
    result.m_groups = linked(evidence.names.size(), isWithin ? pairs->missed : pairs->found);
    const auto isOfOne = [&](const PairOfNames& pair) { return result.areOfOne(pair.first, pair.second); };
    if (std::ranges::any_of(isWithin ? pairs->found : pairs->missed, isOfOne))
        return std::nullopt;
    const auto areDifferent = [](const PairOfNames& pair) { return pair.first != pair.second; };
    if (!std::ranges::any_of(pairs->missed, areDifferent))
        return std::nullopt;
    result.m_isMissed.resize(evidence.names.size());
    for (const auto& [a, b] : pairs->missed)
        result.m_isMissed[a] = result.m_isMissed[b] = 1;
    return result;
}

std::vector<std::vector<std::uint32_t>> NameGroups::groups() const
{
    std::map<std::uint32_t, std::vector<std::uint32_t>> groups;
    for (std::uint32_t name = 0; name < m_groups.size(); ++name)
        if (m_isMissed[name])
            groups[m_groups[name]].push_back(name);
    std::vector<std::vector<std::uint32_t>> all;
    for (auto& [first, names] : groups)
        all.push_back(std::move(names));
    return all;
}

} // namespace broadside::diagnosis
