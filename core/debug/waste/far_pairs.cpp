#include "core/debug/waste/far_pairs.h"

#include "core/debug/waste/waste_messages.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace broadside::waste {
namespace {

constexpr std::size_t kMostFilters = 1'000; // of a frame: pairs of filters are counted

/// Pairs that can collide. No value if there are too many different filters.
std::optional<std::uint64_t> possiblePairs(const SampledFrame& frame)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, bool>;
    std::map<Key, std::uint64_t> counts;
    frame.objects.forEach([&](ObjectIndex row) {
        const CollisionFilter& filter = frame.objects.filterOf(row);
        ++counts[{filter.category, filter.mask, filter.dynamic}];
    });
    if (counts.size() > kMostFilters)
        return std::nullopt;
    const auto filterOf = [](const Key& key) {
        return CollisionFilter{std::get<0>(key), std::get<1>(key), std::get<2>(key)};
    };
    std::uint64_t pairs = 0;
    for (auto a = counts.begin(); a != counts.end(); ++a)
        for (auto b = a; b != counts.end(); ++b)
            if (canCollide(filterOf(a->first), filterOf(b->first)))
                pairs += a == b ? a->second * (a->second - 1) / 2 : a->second * b->second;
    return pairs;
}

double gapBetween(const Aabb& a, const Aabb& b)
{
    return std::max({a.lo.x - b.hi.x, b.lo.x - a.hi.x, a.lo.y - b.hi.y, b.lo.y - a.hi.y});
}

} // namespace

std::optional<WasteFinding> findFarPairs(const WasteMeter& meter)
{
    // The correct games of the tests report at most 61 % of the possible pairs, of which 67 % are far; where more are
    // far, at most 30 %.
    constexpr double kNearlyAll = 0.75;
    const WasteSample& sample = meter.sample();
    const std::uint64_t all = sample.candidates();
    if (!sample.isGame || all == 0)
        return std::nullopt;
    std::uint64_t possible = 0;
    for (const SampledFrame& frame : sample.frames) {
        const auto pairs = possiblePairs(frame);
        if (!pairs)
            return std::nullopt;
        possible += *pairs;
    }
    if (static_cast<double>(all) < kNearlyAll * static_cast<double>(possible))
        return std::nullopt;
    const auto grid = meter.usualGrid();
    if (!grid || grid->cost.missed > 0 || grid->cost.candidates >= all ||
        !meter.isWorth(all - grid->cost.candidates, all))
        return std::nullopt;
    std::uint64_t far = 0;
    for (const SampledFrame& frame : sample.frames)
        for (const IndexPair pair : frame.candidates)
            if (gapBetween(frame.objects.boundsOf(pair.a), frame.objects.boundsOf(pair.b)) > grid->cellSize)
                ++far;
    if (static_cast<double>(far) < kNearlyAll * static_cast<double>(all))
        return std::nullopt;
    WasteFinding found;
    found.rule = "far-pairs";
    const std::uint64_t then = meter.perStep(grid->cost.candidates);
    found.sentence = texts::wasteFarPairs(texts::wasteReportedPairs(meter.perStep(all)), meter.perStep(far),
                                          meter.sizeText(grid->cellSize));
    found.remedy = texts::wasteUseGrid(meter.sizeText(grid->cellSize), then);
    found.candidates = static_cast<std::int64_t>(meter.perStep(all)) - static_cast<std::int64_t>(then);
    found.microseconds = meter.timeOfPairTests(static_cast<std::uint64_t>(std::max<std::int64_t>(found.candidates, 0)));
    found.parameters = {{"far", static_cast<double>(meter.perStep(far))},
                        {"possible", static_cast<double>(meter.perStep(possible))},
                        {"cellSize", grid->cellSize},
                        {"before", static_cast<double>(meter.perStep(all))},
                        {"after", static_cast<double>(then)}};
    return found;
}

} // namespace broadside::waste
