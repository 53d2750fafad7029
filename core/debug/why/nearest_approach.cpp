#include "core/debug/why/nearest_approach.h"

#include "core/collision/queries.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace broadside {
namespace {

/// Null for a recording: its frames show the pairs as they were tested.
std::unique_ptr<StepWalk> reportsOf(const StepSource& source)
{
    if (!source.knows().events)
        return nullptr;
    auto walk = source.walk(WalkDepth::Reports);
    return walk ? std::move(*walk) : nullptr;
}

/// Whether the two began to overlap in the step, perhaps on their paths: by its end, a response may have separated or
/// removed them.
bool metIn(const StepReport& report, ObjectId a, ObjectId b)
{
    return std::ranges::binary_search(report.began, IdPair{std::min(a, b), std::max(a, b)});
}

/// The distance at the end of the walk's step; 0 if the two met in the step.
std::optional<double> distanceIn(StepWalk& walk, const StepReport* report, ObjectId a, ObjectId b)
{
    if (report && metIn(*report, a, b))
        return 0.0;
    const auto first = walk.find(a);
    const auto second = walk.find(b);
    if (!first || !second)
        return std::nullopt;
    return distanceBetween(first->shape, first->pose, second->shape, second->pose);
}

} // namespace

std::optional<NearestApproach> nearestApproach(const StepSource& source, StepRange steps, ObjectId a, ObjectId b,
                                               const std::stop_token& stop)
{
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return std::nullopt;
    const std::unique_ptr<StepWalk> reports = reportsOf(source);
    std::optional<NearestApproach> nearest;
    const std::size_t last = source.frameOf(steps.last);
    for (std::size_t i = source.frameOf(steps.first); i <= last; ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        if ((*walk)->goTo(i))
            continue;
        const StepReport* report = reports && !reports->goTo(i) ? &reports->report() : nullptr;
        const auto distance = distanceIn(**walk, report, a, b);
        if (!distance)
            continue;
        if (!nearest || *distance < nearest->distance)
            nearest = NearestApproach{source.stepOf(i), *distance};
        if (*distance <= 0.0)
            break;
    }
    return nearest;
}

std::optional<std::uint64_t> removalAfter(const StepSource& source, std::uint64_t step, ObjectId id)
{
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return std::nullopt;
    for (std::size_t i = source.frameOf(step) + 1; i < source.frameCount(); ++i)
        if (!(*walk)->goTo(i) && !(*walk)->find(id))
            return source.stepOf(i);
    return std::nullopt;
}

} // namespace broadside
