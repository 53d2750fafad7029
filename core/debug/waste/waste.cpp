#include "core/debug/waste/waste.h"

#include "core/debug/waste/cell_waste.h"
#include "core/debug/waste/far_pairs.h"
#include "core/debug/waste/object_waste.h"
#include "core/debug/waste/population_waste.h"

#include <algorithm>
#include <array>

namespace broadside {

Result<Waste> findWaste(const StepSource& source, StepRange steps, const WasteOptions& options,
                        const std::stop_token& stop)
{
    constexpr double kShareOfReading = 0.4; // of the work, for progress
    const auto tell = [&](double share) {
        if (options.tell)
            options.tell(share);
    };
    Waste waste;
    if (source.frameCount() == 0)
        return waste;
    const auto sample = waste::takeSample(source, steps, stop);
    if (!sample)
        return sample.problem();
    source.freeWorlds(); // the searches need the sample only
    waste.problem = sample->problem;
    waste.frames = sample->frames.size();
    tell(kShareOfReading);
    if (sample->frames.empty() || stop.stop_requested())
        return waste;
    const waste::WasteMeter meter(*sample, options, stop);
    waste.candidates = meter.perStep(sample->candidates());
    constexpr std::array kSearches{waste::findCellWaste,  waste::findCrowdedBuckets, waste::findLargeObjects,
                                   waste::findParkedPool, waste::findStaticPairs,    waste::findUnmarkedStatics,
                                   waste::findGrowth};
    for (std::size_t i = 0; i < kSearches.size() && !stop.stop_requested(); ++i) {
        if (auto found = kSearches[i](meter))
            waste.findings.push_back(std::move(*found));
        tell(kShareOfReading + (1.0 - kShareOfReading) * static_cast<double>(i + 1) / kSearches.size());
    }
    if (waste.findings.empty() && !stop.stop_requested())
        if (auto found = waste::findFarPairs(meter))
            waste.findings.push_back(std::move(*found));
    std::ranges::stable_sort(waste.findings, std::greater<>{}, &WasteFinding::candidates);
    return waste;
}

} // namespace broadside
