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

Measured summary(Runs& runs, Truth& truth)
{
    std::ranges::sort(runs.microseconds);
    Measured measured = runs.measured;
    measured.played.microseconds = quantile(runs.microseconds, 0.5);
    measured.spread = quantile(runs.microseconds, 0.75) - quantile(runs.microseconds, 0.25);
    measured.missed = truth.overlapsFor(measured.settings.algorithm) - measured.played.boxOverlaps;
    return measured;
}

} // namespace

Result<std::vector<Measured>> measure(const Footage& footage, std::span<const BroadPhaseSettings> settings,
                                      const MeasureOptions& options)
{
    const auto meter = options.meter ? options.meter : [&](const Footage& shown, const BroadPhaseSettings& to) {
        return play(shown, to, steadyMicroseconds, options.stop);
    };
    std::vector<Runs> all(settings.size());
    const double work = static_cast<double>(settings.size()) * options.runs;
    const auto stopped = [&] { return options.stop.stop_requested(); };
    for (int run = 0; run < options.runs; ++run) {
        for (std::size_t i = 0; i < settings.size() && !stopped(); ++i) {
            const auto played = meter(footage, settings[i]);
            if (!played)
                return played.problem();
            if (stopped())
                break; // stopped within a frame
            all[i].measured.settings = settings[i];
            all[i].measured.played = *played;
            all[i].microseconds.push_back(played->microseconds);
            if (options.progress)
                options.progress((static_cast<double>(settings.size()) * run + static_cast<double>(i + 1)) / work);
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
