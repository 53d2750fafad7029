#include "core/debug/why/nearest_approach.h"

#include "core/collision/queries.h"

#include <algorithm>

namespace broadside {
namespace {

/// In another future the row may be another object's.
bool isPresent(const WorldState& state, const Approacher& who)
{
    return who.row < state.present.size() && state.present[who.row] &&
           (!who.spawned || state.spawned[*who.spawned] == who.object);
}

/// Null for what nothing has moved yet.
const BodyState* bodyIn(const WorldState& state, const Approacher& who)
{
    if (who.body)
        return &state.bodies[*who.body];
    const auto late = std::ranges::find(state.lateRows, who.row);
    return late == state.lateRows.end() ? nullptr
                                        : &state.lateBodies[static_cast<std::size_t>(late - state.lateRows.begin())];
}

const SceneObject& objectIn(const WorldState& state, const Approacher& who)
{
    const ObjectPtr* edited = state.edited.find(who.row);
    return edited ? **edited : *who.object;
}

Pose poseIn(const WorldState& state, const Approacher& who)
{
    Pose pose = objectIn(state, who).pose;
    if (const BodyState* body = bodyIn(state, who)) {
        pose.position = body->position;
        pose.angle = body->angle;
    }
    return pose;
}

} // namespace

Approacher approacherOf(const World& world, ObjectIndex row)
{
    return {row, world.bodyPlaceOf(row), world.spawnedPlaceOf(row), world.originalOf(row)};
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
        const double distance =
            distanceBetween(objectIn(state, a).shape, poseIn(state, a), objectIn(state, b).shape, poseIn(state, b));
        if (!nearest || distance < nearest->distance)
            nearest = NearestApproach{step, distance};
        if (distance <= 0.0)
            break;
    }
    return nearest;
}

} // namespace broadside
