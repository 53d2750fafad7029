#include "core/debug/why/run_watch.h"

namespace broadside {

std::optional<Problem> observeReports(const StepSource& source, StepRange steps, PairWatch& watch)
{
    const auto walk = source.walk(WalkDepth::Reports);
    if (!walk)
        return walk.problem();
    for (std::size_t i = source.firstFrameFrom(steps.first); i < source.frameCount() && source.stepOf(i) <= steps.last;
         ++i)
        if (!(*walk)->goTo(i))
            watch.observe((*walk)->report());
    return std::nullopt;
}

} // namespace broadside
