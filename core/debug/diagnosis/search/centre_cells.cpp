#include "core/debug/diagnosis/search/centre_cells.h"

#include "core/debug/diagnosis/search/candidate_rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kFewestOfFate = 60; // pairs that are apart, reported or not
constexpr std::size_t kMostOffsets = 41;  // of reported pairs: the half of nine times nine cells

constexpr std::size_t kOffsetsOfException = 8; // small cells tell anything apart: each offset costs something

/// The centres of the two objects of an event.
struct Centres {
    Vec2 a;
    Vec2 b;
    bool isReported = false;
};

std::vector<Centres> centresOf(const Evidence& evidence)
{
    std::vector<Centres> all;
    for (const Event& event : evidence.events)
        all.push_back({evidence.boxOf(event, event.a).center(), evidence.boxOf(event, event.b).center(),
                       event.fate == Fate::Found || event.fate == Fate::Far});
    return all;
}

/// How many pairs are not as most of those whose cells are as far apart, and a part of the number of offsets. No value
/// if these cells are too small to tell.
std::optional<std::size_t> exceptionsOf(const GameCells& cells, const std::vector<Centres>& pairs)
{
    std::map<std::pair<std::int64_t, std::int64_t>, std::array<std::size_t, 2>> counts; // not reported, reported
    for (const Centres& one : pairs) {
        const CellCoord from = cells.at(one.a);
        const CellCoord to = cells.at(one.b);
        std::pair offset{to.x - from.x, to.y - from.y};
        if (offset < std::pair<std::int64_t, std::int64_t>{0, 0})
            offset = {-offset.first, -offset.second}; // either may search
        ++counts[offset][one.isReported ? 1 : 0];
    }
    std::size_t exceptions = 0;
    std::size_t searched = 0;
    for (const auto& [offset, of] : counts) {
        exceptions += std::min(of[0], of[1]);
        searched += of[1] > of[0] ? 1U : 0U;
    }
    return searched <= kMostOffsets ? std::optional(exceptions + counts.size() / kOffsetsOfException) : std::nullopt;
}

std::vector<Vec2> originsOf(const Evidence& evidence)
{
    std::vector<Vec2> origins{{}};
    if (evidence.world && evidence.world->lo != Vec2{})
        origins.push_back(evidence.world->lo);
    return origins;
}

} // namespace

std::optional<GameCells> likelyCentreCells(const Evidence& evidence)
{
    constexpr std::size_t kOneIn = 100; // exceptions among the pairs that are fewer: reported or others
    if (evidence.cells || evidence.knowsBoxes || evidence.countOf(Fate::Far) < kFewestOfFate ||
        evidence.countOf(Fate::Near) < kFewestOfFate)
        return std::nullopt;
    const std::vector<Centres> pairs = centresOf(evidence);
    const auto reported = static_cast<std::size_t>(std::ranges::count(pairs, true, &Centres::isReported));
    std::size_t least = std::min(reported, pairs.size() - reported) / kOneIn + 1;
    std::optional<GameCells> best;
    for (const double size : usualCellSizes(evidence))
        for (const Vec2& origin : originsOf(evidence)) {
            const GameCells cells{{size, size}, origin, 0, 0};
            if (const auto exceptions = exceptionsOf(cells, pairs); exceptions && *exceptions < least) {
                least = *exceptions;
                best = cells;
            }
        }
    return best;
}

} // namespace broadside::diagnosis
