#include "core/debug/tuning/measurement.h"

#include <algorithm>
#include <map>

namespace broadside {
namespace {

/// @pre `values` is not empty and ascends
double quantile(const std::vector<double>& values, double share)
{
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

/// The true number of overlaps, counted once for each judge.
class Truth {
public:
    explicit Truth(const Footage& footage)
        : m_footage(footage)
    {}
    std::uint64_t overlapsFor(Algorithm audited)
    {
        const Algorithm judge = infoOf(audited).judge;
        const auto known = m_overlaps.find(judge);
        if (known != m_overlaps.end())
            return known->second;
        return m_overlaps[judge] = trueBoxOverlaps(m_footage, audited);
    }

private:
    const Footage& m_footage;
    std::map<Algorithm, std::uint64_t> m_overlaps;
};

struct Runs {
    Measured measured;
    std::vector<double> microseconds;
};

std::vector<Runs> runsOf(std::span<const BroadPhaseSettings> settings, std::span<const CellRule> rules)
{
    std::vector<Runs> all;
    for (const BroadPhaseSettings& one : settings)
        all.emplace_back().measured.settings = one;
    for (const CellRule& rule : rules) {
        Measured& measured = all.emplace_back().measured;
        measured.settings = {kTablelessGrid, rule.cellSize}; // its judge is that of the rule, too
        measured.rule = rule;
    }
    return all;
}

Result<Played> playedOnce(const Footage& footage, const Measured& one, const MeasureOptions& options)
{
    if (!one.rule)
        return options.meter ? options.meter(footage, one.settings)
                             : play(footage, one.settings, steadyMicroseconds, options.stop);
    if (options.ruleMeter)
        return options.ruleMeter(footage, *one.rule);
    return play(
        footage, [&] { return Result(makeCellRule(*one.rule)); }, steadyMicroseconds, options.stop);
}

Measured summary(Runs& runs, Truth& truth)
{
    std::ranges::sort(runs.microseconds);
    Measured measured = runs.measured;
    measured.played.microseconds = runs.microseconds.front(); // other programs can only make a run longer
    measured.spread = quantile(runs.microseconds, 0.75) - quantile(runs.microseconds, 0.25);
    measured.missed = truth.overlapsFor(measured.settings.algorithm) - measured.played.boxOverlaps;
    return measured;
}

} // namespace

Result<std::vector<Measured>> measure(const Footage& footage, std::span<const BroadPhaseSettings> settings,
                                      const MeasureOptions& options)
{
    std::vector<Runs> all = runsOf(settings, options.rules);
    const double work = static_cast<double>(all.size()) * options.runs;
    const auto stopped = [&] { return options.stop.stop_requested(); };
    for (int run = 0; run < options.runs; ++run) {
        for (std::size_t i = 0; i < all.size() && !stopped(); ++i) {
            const auto played = playedOnce(footage, all[i].measured, options);
            if (!played)
                return played.problem();
            if (stopped())
                break; // stopped within a frame
            all[i].measured.played = *played;
            all[i].microseconds.push_back(played->microseconds);
            if (options.progress)
                options.progress((static_cast<double>(all.size()) * run + static_cast<double>(i + 1)) / work);
        }
    }
    Truth truth(footage);
    std::vector<Measured> measured;
    for (Runs& runs : all)
        if (!runs.microseconds.empty())
            measured.push_back(summary(runs, truth));
    return measured;
}

} // namespace broadside
