#include "core/debug/why/nearest_approach.h"

#include "core/collision/queries.h"

namespace broadside {

std::optional<NearestApproach> nearestApproach(const StepSource& source, StepRange steps, ObjectId a, ObjectId b,
                                               const std::stop_token& stop)
{
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return std::nullopt;
    std::optional<NearestApproach> nearest;
    const std::size_t last = source.frameOf(steps.last);
    for (std::size_t i = source.frameOf(steps.first); i <= last; ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        if ((*walk)->goTo(i))
            continue;
        const auto first = (*walk)->find(a);
        const auto second = (*walk)->find(b);
        if (!first || !second)
            continue;
        const double distance = distanceBetween(first->shape, first->pose, second->shape, second->pose);
        if (!nearest || distance < nearest->distance)
            nearest = NearestApproach{source.stepOf(i), distance};
        if (distance <= 0.0)
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
