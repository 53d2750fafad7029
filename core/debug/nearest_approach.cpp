#include "core/debug/nearest_approach.h"

#include "core/collision/queries.h"

namespace broadside {
namespace {

bool isPresent(const WorldState& state, const Approacher& who)
{
    return who.row < state.present.size() && state.present[who.row];
}

Pose poseIn(const WorldState& state, const Approacher& who)
{
    Pose pose = who.pose;
    if (who.body) {
        pose.position = state.bodies[*who.body].position;
        pose.angle = state.bodies[*who.body].angle;
    }
    return pose;
}

} // namespace

Approacher approacherOf(const ObjectTable& objects, ObjectIndex row)
{
    Approacher who{row, std::nullopt, objects.shapeOf(row), objects.poseOf(row)};
    if (!canChange(objects.objectOf(row)))
        return who;
    who.body = 0;
    for (ObjectIndex before = 0; before < row; ++before)
        if (canChange(objects.objectOf(before)))
            ++*who.body;
    return who;
}

std::optional<NearestApproach> nearestApproach(const History& history, StepRange steps, const Approacher& a,
                                               const Approacher& b, const std::stop_token& stop)
{
    std::optional<NearestApproach> nearest;
    WorldState state = history.stateAt(steps.first);
    for (std::uint64_t step = steps.first; step <= steps.last; ++step) {
        if (stop.stop_requested())
            return std::nullopt;
        history.lead(state, step);
        if (!isPresent(state, a) || !isPresent(state, b))
            continue;
        const double distance = distanceBetween(a.shape, poseIn(state, a), b.shape, poseIn(state, b));
        if (!nearest || distance < nearest->distance)
            nearest = NearestApproach{step, distance};
        if (distance <= 0.0)
            break;
    }
    return nearest;
}

} // namespace broadside
