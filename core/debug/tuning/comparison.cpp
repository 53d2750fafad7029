#include "core/debug/tuning/comparison.h"

namespace broadside {

Result<std::vector<AlgorithmCost>> compareAlgorithms(const Footage& footage, double cellSize,
                                                     std::span<const Algorithm> algorithms,
                                                     const MeasureOptions& options)
{
    std::vector<BroadPhaseSettings> settings;
    for (const Algorithm algorithm : algorithms)
        settings.push_back({algorithm, cellSize});
    const auto measured = measure(footage, settings, options);
    if (!measured)
        return measured.problem();
    std::vector<AlgorithmCost> costs;
    for (const Measured& one : *measured) {
        AlgorithmCost cost;
        cost.algorithm = one.settings.algorithm;
        cost.candidates = one.played.candidates;
        cost.boxOverlaps = one.played.boxOverlaps;
        cost.missed = one.missed;
        cost.microseconds = one.played.microseconds;
        cost.spread = one.spread;
        cost.memory = one.played.memory;
        costs.push_back(cost);
    }
    return costs;
}

} // namespace broadside
