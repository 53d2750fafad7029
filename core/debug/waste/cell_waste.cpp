#include "core/debug/waste/cell_waste.h"

#include "core/base/text.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/waste/waste_messages.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <tuple>

namespace broadside::waste {
namespace {

struct SizeTrial {
    double cellSize = 0.0;
    Cost cost;
};

/// Cells in which an object is, in all frames: half of the objects are in fewer.
double medianCellsOf(const WasteSample& sample, double cellSize)
{
    const GridLayout cells = GridLayout::ofCells(cellSize, 1, 1);
    std::vector<double> counts;
    for (const SampledFrame& frame : sample.frames)
        frame.objects.forEach([&](ObjectIndex row) {
            const CellRange range = cells.cellsOf(frame.objects.boundsOf(row));
            counts.push_back(static_cast<double>(range.columns()) * static_cast<double>(range.rows()));
        });
    if (counts.empty())
        return 0.0;
    std::ranges::sort(counts);
    return counts[counts.size() / 2];
}

/// The size with the fewest tests; of equals the first in the order of the trials.
class SizeSearch {
public:
    SizeSearch(const WasteMeter& meter, const Cost& present)
        : m_meter(meter)
        , m_present(present)
    {}
    /// `halfSteps` times the square root of 2: the size. False if sizes beyond it need not be tried.
    bool take(int halfSteps)
    {
        constexpr double kHopeless = 2.0;   // times the tests of the best one
        constexpr double kMostCells = 16.0; // of an object: more cost memory and updates, and save few tests
        const double size = roundedDown(m_meter.cellSize() * std::exp2(0.5 * halfSteps), 2);
        if (size <= 0.0 || (halfSteps < 0 && medianCellsOf(m_meter.sample(), size) > kMostCells))
            return false;
        const auto cost = m_meter.costOfCells(size, false);
        if (!cost || cost->missed > m_present.missed)
            return false;
        const std::uint64_t fewest = m_best ? m_best->cost.checks : m_present.checks;
        if (cost->checks < fewest)
            m_best = SizeTrial{size, *cost};
        return static_cast<double>(cost->checks) <= kHopeless * static_cast<double>(fewest);
    }
    [[nodiscard]] const std::optional<SizeTrial>& best() const noexcept { return m_best; }

private:
    const WasteMeter& m_meter;
    const Cost& m_present;
    std::optional<SizeTrial> m_best; // no value: none is better than the present one
};

std::optional<SizeTrial> bestSize(const WasteMeter& meter, const Cost& present)
{
    constexpr int kSmallest = -16; // two steps halve the size
    constexpr int kLargest = 8;
    SizeSearch search(meter, present);
    for (int k = -1; k >= kSmallest && search.take(k); --k) {
    }
    for (int k = 1; k <= kLargest && search.take(k); ++k) {
    }
    return search.best();
}

/// Sides of all objects that can collide, in all frames, ascending.
double medianSide(const WasteSample& sample)
{
    std::vector<double> sides;
    for (const SampledFrame& frame : sample.frames) {
        const std::vector<double> some = collidableSides(frame.objects);
        sides.insert(sides.end(), some.begin(), some.end());
    }
    if (sides.empty())
        return 0.0;
    std::ranges::sort(sides);
    return sides[sides.size() / 2];
}

/// The share that is saved.
double lessBy(std::uint64_t before, std::uint64_t after)
{
    return 1.0 - static_cast<double>(after) / static_cast<double>(before);
}

WasteFinding tooLarge(const WasteMeter& meter, const Cost& before, const SizeTrial& best)
{
    WasteFinding found;
    found.rule = "cells-too-large";
    const std::uint64_t pairs = meter.perStep(before.candidates);
    const std::uint64_t then = meter.perStep(best.cost.candidates);
    const double median = medianSide(meter.sample());
    found.sentence = texts::wasteCellsTooLarge(meter.sizeText(meter.cellSize()), meter.sizeText(median), pairs);
    found.remedy = texts::wasteUseSmallerCells(meter.sizeText(best.cellSize), then,
                                               lessBy(before.candidates, best.cost.candidates));
    found.parameters = {{"cellSize", meter.cellSize()},
                        {"better", best.cellSize},
                        {"medianSize", median},
                        {"before", static_cast<double>(pairs)},
                        {"after", static_cast<double>(then)}};
    return found;
}

WasteFinding tooSmall(const WasteMeter& meter, const Cost& before, const SizeTrial& best)
{
    WasteFinding found;
    found.rule = "cells-too-small";
    const std::uint64_t tests = meter.perStep(before.checks);
    const std::uint64_t then = meter.perStep(best.cost.checks);
    const double cells = medianCellsOf(meter.sample(), meter.cellSize());
    found.sentence = texts::wasteCellsTooSmall(meter.sizeText(meter.cellSize()), {cells, 3}, tests);
    found.remedy =
        texts::wasteUseLargerCells(meter.sizeText(best.cellSize), then, lessBy(before.checks, best.cost.checks));
    found.parameters = {{"cellSize", meter.cellSize()},
                        {"better", best.cellSize},
                        {"cellsOfObject", cells},
                        {"before", static_cast<double>(tests)},
                        {"after", static_cast<double>(then)}};
    return found;
}

/// Microseconds of a step with cells of one size, with the shape tests of its candidates. No value after a stop.
std::optional<double> timeOfStep(const WasteMeter& meter, double cellSize)
{
    const auto cost = meter.costOfCells(cellSize, true);
    if (!cost)
        return std::nullopt;
    return cost->microseconds / static_cast<double>(meter.sample().frames.size()) +
           meter.timeOfPairTests(meter.perStep(cost->candidates));
}

/// Microseconds of a step that cells of this size save, measured; negative: they are slower. No value after a stop.
/// Other programs on the machine can only make a measurement longer. So cells that seem slower are measured again, and
/// the shortest times count.
std::optional<double> savedBySize(const WasteMeter& meter, double cellSize)
{
    constexpr int kMostRounds = 5;
    double before = std::numeric_limits<double>::infinity();
    double after = before;
    for (int round = 0; round < kMostRounds && !(before > after); ++round) {
        const auto old = timeOfStep(meter, meter.cellSize());
        const auto other = timeOfStep(meter, cellSize);
        if (!old || !other)
            return std::nullopt;
        before = std::min(before, *old);
        after = std::min(after, *other);
    }
    return before - after;
}

/// Counts pairs between objects in two different cells that are far apart.
class FarCells {
public:
    explicit FarCells(const SampledFrame& frame)
        : m_frame(frame)
    {
        frame.objects.forEach([&](ObjectIndex row) {
            if (isInOneCell(row))
                ++m_objects[keyOf(row)];
        });
    }
    void take(IndexPair pair)
    {
        if (isInOneCell(pair.a) && isInOneCell(pair.b))
            ++m_reported[std::minmax(keyOf(pair.a), keyOf(pair.b))];
    }
    /// Adds up the reported and the possible pairs of all cells that share a bucket.
    void count(std::uint64_t& reported, std::uint64_t& possible) const
    {
        for (const auto& [cells, pairs] : m_reported) {
            reported += pairs;
            possible += m_objects.at(cells.first) * m_objects.at(cells.second);
        }
    }

private:
    /// Static and dynamic objects apart: two static ones are no candidates.
    using Key = std::tuple<std::int64_t, std::int64_t, std::uint32_t, std::uint32_t, bool>;
    [[nodiscard]] bool isInOneCell(ObjectIndex row) const { return m_frame.registrations[row].count() == 1; }
    [[nodiscard]] Key keyOf(ObjectIndex row) const
    {
        const CellCoord cell = m_frame.registrations[row].first;
        const CollisionFilter& filter = m_frame.objects.filterOf(row);
        return {cell.x, cell.y, filter.category, filter.mask, filter.dynamic};
    }

    const SampledFrame& m_frame;
    std::map<Key, std::uint64_t> m_objects;
    std::map<std::pair<Key, Key>, std::uint64_t> m_reported;
};

/// Cells between two registrations on the axis on which they are farther apart; 0 if they share a cell.
std::int64_t cellDistance(const CellRange& a, const CellRange& b)
{
    return std::max<std::int64_t>(
        {0, b.first.x - a.last.x, a.first.x - b.last.x, b.first.y - a.last.y, a.first.y - b.last.y});
}

} // namespace

std::optional<WasteFinding> findCellWaste(const WasteMeter& meter)
{
    constexpr double kUsualCells = 4.0; // an object of the size of a cell is in up to four
    constexpr double kUsualSizes = 5.0; // as the published rule of thumb says
    const auto counted = meter.costOfCells(meter.cellSize(), false);
    const auto best = counted ? bestSize(meter, *counted) : std::nullopt;
    if (!best)
        return std::nullopt;
    const std::uint64_t fewerChecks = counted->checks - best->cost.checks;
    const std::uint64_t fewerPairs = counted->candidates - std::min(counted->candidates, best->cost.candidates);
    const bool isSmaller = best->cellSize < meter.cellSize();
    if (!meter.isWorth(fewerChecks, counted->checks) ||
        (isSmaller && !meter.isWorth(fewerPairs, counted->candidates)) ||
        (isSmaller && meter.cellSize() <= kUsualSizes * medianSide(meter.sample())) ||
        (!isSmaller && medianCellsOf(meter.sample(), meter.cellSize()) <= kUsualCells))
        return std::nullopt;
    const auto saved = savedBySize(meter, best->cellSize);
    if (!saved || *saved < 0.0)
        return std::nullopt;
    WasteFinding found = isSmaller ? tooLarge(meter, *counted, *best) : tooSmall(meter, *counted, *best);
    found.candidates = static_cast<std::int64_t>(meter.perStep(counted->candidates)) -
                       static_cast<std::int64_t>(meter.perStep(best->cost.candidates));
    found.microseconds = *saved;
    return found;
}

std::optional<WasteFinding> findCrowdedBuckets(const WasteMeter& meter)
{
    constexpr std::int64_t kFar = 3;     // cells: farther than any search of neighbours
    constexpr double kAllOfBucket = 0.9; // share of the pairs of two cells that share a bucket
    const WasteSample& sample = meter.sample();
    const auto rule = sample.finder.best();
    if (!sample.isGame || !rule)
        return std::nullopt;
    std::uint64_t far = 0;
    std::uint64_t reported = 0;
    std::uint64_t possible = 0;
    for (const SampledFrame& frame : sample.frames) {
        if (frame.registrations.empty())
            return std::nullopt;
        FarCells cells(frame);
        for (const IndexPair pair : frame.candidates) {
            if (cellDistance(frame.registrations[pair.a], frame.registrations[pair.b]) < kFar + rule->rule.rings)
                continue;
            ++far;
            cells.take(pair);
        }
        cells.count(reported, possible);
    }
    if (!meter.isWorth(far, sample.candidates()) ||
        static_cast<double>(reported) < kAllOfBucket * static_cast<double>(std::max<std::uint64_t>(possible, 1)))
        return std::nullopt;
    WasteFinding found;
    found.rule = "crowded-buckets";
    const std::uint64_t all = meter.perStep(sample.candidates());
    const std::uint64_t pairs = meter.perStep(far);
    found.sentence = texts::wasteCrowdedBuckets(texts::wasteCandidatePairs(all), pairs);
    found.remedy = texts::wasteMixBits(all - pairs);
    found.candidates = static_cast<std::int64_t>(pairs);
    found.microseconds = meter.timeOfPairTests(pairs);
    found.parameters = {{"before", static_cast<double>(all)}, {"after", static_cast<double>(all - pairs)}};
    return found;
}

} // namespace broadside::waste
