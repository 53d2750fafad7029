#include "core/debug/diagnosis/features/fitted/search_cells.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/features/fitted/best_rule.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace broadside::diagnosis {
namespace {

CellRange around(CellCoord cell, std::int64_t rings)
{
    return {{cell.x - rings, cell.y - rings}, {cell.x + rings, cell.y + rings}};
}

/// Lengths with two digits, and multiples by powers of two; not the length itself.
std::set<double> otherLengths(double length)
{
    constexpr double kMost = 3.0; // times longer or shorter
    const double unit = powerOfTen(decadeOf(length) - 1);
    std::set<double> lengths{length / 8.0, length / 4.0, 4.0 * length, 8.0 * length};
    const auto last = static_cast<int>(kMost * length / unit);
    for (int i = static_cast<int>(length / kMost / unit) + 1; i <= last; ++i)
        lengths.insert(unit * i);
    lengths.insert({length / 2.0, 2.0 * length});
    constexpr double kSame = 1e-3;
    std::erase_if(lengths, [&](double one) { return std::abs(one - length) <= kSame * length; });
    return lengths;
}

} // namespace

bool SearchCells::loses(const Evidence& evidence, const Event& event) const
{
    GameCells searched = *evidence.cells;
    searched.size = size;
    const auto finds = [&](TrackIndex asker, TrackIndex other) {
        const Aabb& own = evidence.boxOf(event, asker);
        const Aabb& there = evidence.boxOf(event, other);
        if (rings == 0)
            return !intersection(searched.of(own), evidence.cells->of(there)).isEmpty();
        const CellCoord filled = evidence.cells->at(there.center());
        return !intersection(around(searched.at(own.center()), rings), {filled, filled}).isEmpty();
    };
    return !finds(event.a, event.b) && (isOfLower || !finds(event.b, event.a));
}

std::optional<SearchCells> likelySearchCells(const Evidence& evidence)
{
    constexpr EnoughTold kEnough{.mostFound = 0.02, .leastShare = 0.5};
    constexpr std::size_t kMostOfFate = 500;
    if (!evidence.cells || !(evidence.cells->size.x > 0.0) || !(evidence.cells->size.y > 0.0))
        return std::nullopt;
    const std::vector<Event> some = someOverlaps(evidence, kMostOfFate);
    const Vec2 size = evidence.cells->size;
    BestRule<SearchCells> best(kEnough);
    for (const double length : otherLengths(size.x))
        for (const std::int64_t rings : {0, 1, 2, 3, 4})
            for (const bool isOfLower : {false, true}) {
                const SearchCells search{{length, size.y * (length / size.x)}, rings, isOfLower};
                Tally tally;
                for (const Event& event : some)
                    tally.count(search.loses(evidence, event), event.fate == Fate::Missed);
                best.offer(search, tally);
            }
    return best.best();
}

} // namespace broadside::diagnosis
