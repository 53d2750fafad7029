#include "core/debug/waste/waste_meter.h"

#include "core/base/text.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/waste/waste_messages.h"
#include "core/dynamics/funnel.h"

#include <algorithm>

namespace broadside::waste {
namespace {

Footage footageOf(const SampledFrame& frame, const Chooser& leftOut = {})
{
    Footage footage; // what has no room has no frames, and costs nothing
    if (!leftOut) {
        static_cast<void>(footage.take(frame.objects, frame.world));
        return footage;
    }
    ObjectTable objects = frame.objects;
    frame.objects.forEach([&](ObjectIndex row) {
        if (leftOut(frame, row))
            objects.remove(row);
    });
    static_cast<void>(footage.take(objects, frame.world));
    return footage;
}

/// A cell size that suits most objects, for games whose rule is not known.
double usualCellSize(const SampledFrame& frame)
{
    const std::vector<double> sides = collidableSides(frame.objects);
    const double middle = sides.empty() ? 0.0 : sides[sides.size() / 2];
    return middle > 0.0 ? 2.0 * middle : 1.0;
}

constexpr std::uint64_t kTimedTests = 100'000; // some milliseconds

} // namespace

WasteMeter::WasteMeter(const WasteSample& sample, const WasteOptions& options, const std::stop_token& stop)
    : m_sample(sample)
    , m_options(options)
    , m_stop(stop)
    , m_rule(sample.finder.rule())
{
    if (sample.own && infoOf(sample.own->algorithm).usesCellSize)
        m_cellSize = sample.own->cellSize;
    else if (sample.isGame && m_rule)
        m_cellSize = m_rule->cellSize;
    for (const SampledFrame& frame : sample.frames) {
        m_footage.push_back(footageOf(frame));
        const bool isEmpty = m_footage.back().frames().empty();
        m_overlaps.push_back(
            isEmpty ? 0 : trueBoxOverlaps(m_footage.back(), sample.own ? sample.own->algorithm : kTablelessGrid));
    }
}

std::optional<BroadPhaseMaker> WasteMeter::makerFor(double cellSize, const SampledFrame& frame) const
{
    if (m_rule && m_sample.isGame)
        return [rule = m_rule->withCells(cellSize)] { return Result(makeCellRule(rule)); };
    const BroadPhaseSettings settings =
        m_sample.own ? BroadPhaseSettings{m_sample.own->algorithm, cellSize}
                     : BroadPhaseSettings{kTablelessGrid, knowsCells() ? cellSize : usualCellSize(frame)};
    if (!makeBroadPhase(settings, frame.world.width, frame.world.height))
        return std::nullopt;
    return [settings, world = frame.world] { return makeBroadPhase(settings, world.width, world.height); };
}

std::optional<Cost> WasteMeter::costOfCells(double cellSize, bool timed) const
{
    if (!knowsCells())
        return std::nullopt;
    Cost cost;
    for (std::size_t i = 0; i < m_footage.size(); ++i) {
        const auto make = makerFor(cellSize, m_sample.frames[i]);
        if (!make || m_footage[i].frames().empty() || m_stop.stop_requested())
            return std::nullopt;
        const auto played = play(m_footage[i], *make, timed ? m_options.clock : clockForOneShowing(), m_stop);
        if (!played || m_stop.stop_requested())
            return std::nullopt;
        cost.candidates += played->candidates;
        cost.checks += played->checks;
        cost.missed += m_overlaps[i] - std::min(m_overlaps[i], played->boxOverlaps);
        cost.microseconds += timed ? played->microseconds : 0.0;
    }
    return cost;
}

std::optional<WasteMeter::UsualGrid> WasteMeter::usualGrid() const
{
    const auto most =
        std::ranges::max_element(m_sample.frames, {}, [](const SampledFrame& f) { return f.candidates.size(); });
    if (most == m_sample.frames.end())
        return std::nullopt;
    UsualGrid grid{roundedDown(usualCellSize(*most), 2), {}};
    for (std::size_t i = 0; i < m_footage.size(); ++i) {
        const WorldSettings& world = m_sample.frames[i].world;
        const BroadPhaseSettings settings{kTablelessGrid, grid.cellSize};
        if (m_footage[i].frames().empty() || m_stop.stop_requested() ||
            !makeBroadPhase(settings, world.width, world.height))
            return std::nullopt;
        const auto make = [&] { return makeBroadPhase(settings, world.width, world.height); };
        const auto played = play(m_footage[i], make, clockForOneShowing(), m_stop);
        if (!played)
            return std::nullopt;
        grid.cost.candidates += played->candidates;
        grid.cost.checks += played->checks;
        grid.cost.missed += m_overlaps[i] - std::min(m_overlaps[i], played->boxOverlaps);
    }
    return grid;
}

double WasteMeter::timeOf(const std::vector<Footage>& frames) const
{
    const double usual = m_sample.own ? m_sample.own->cellSize : 1.0; // used by rules without cells, too
    double sum = 0.0;
    for (std::size_t i = 0; i < frames.size() && !m_stop.stop_requested(); ++i) {
        const auto make = makerFor(knowsCells() ? m_cellSize : usual, m_sample.frames[i]);
        if (!make || frames[i].frames().empty())
            continue;
        if (const auto played = play(frames[i], *make, m_options.clock, m_stop))
            sum += played->microseconds;
    }
    return frames.empty() ? 0.0 : sum / static_cast<double>(frames.size());
}

double WasteMeter::savedWithout(const Chooser& chosen) const
{
    std::vector<Footage> without;
    for (const SampledFrame& frame : m_sample.frames)
        without.push_back(footageOf(frame, chosen));
    return timeOf(m_footage) - timeOf(without);
}

double WasteMeter::timeOfPairTests(std::uint64_t count) const
{
    const auto most =
        std::ranges::max_element(m_sample.frames, {}, [](const SampledFrame& f) { return f.candidates.size(); });
    if (count == 0 || most == m_sample.frames.end() || most->candidates.empty())
        return 0.0;
    const std::vector<IndexPair>& pairs = most->candidates;
    const std::uint64_t rounds = std::min<std::uint64_t>(count, kTimedTests);
    std::uint64_t overlapping = 0;
    const double start = m_options.clock();
    for (std::uint64_t i = 0; i < rounds; ++i)
        overlapping += shapesOverlap(most->objects, pairs[i % pairs.size()]) ? 1U : 0U;
    const double took = m_options.clock() - start;
    if (overlapping > rounds)
        return 0.0; // never: but the tests cannot be left out
    return took / static_cast<double>(rounds) * static_cast<double>(count);
}

std::uint64_t WasteMeter::perStep(std::uint64_t sum) const noexcept
{
    const std::size_t frames = std::max<std::size_t>(m_sample.frames.size(), 1);
    return (sum + frames / 2) / frames;
}

bool WasteMeter::isWorth(std::uint64_t saved, std::uint64_t all) const noexcept
{
    constexpr double kLeastShare = 0.2;
    constexpr std::uint64_t kLeastPerStep = 50;
    return saved >= kLeastPerStep * m_sample.frames.size() &&
           static_cast<double>(saved) >= kLeastShare * static_cast<double>(all);
}

Message WasteMeter::sizeText(double metres) const
{
    const double units = m_sample.coordinates.unitsPerMetre;
    return units == 1.0 ? texts::wasteMetres({metres, 3})
                        : texts::wasteMetresAndUnits({metres, 3}, {metres * units, 3});
}

} // namespace broadside::waste
