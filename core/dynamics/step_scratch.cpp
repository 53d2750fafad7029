#include "core/dynamics/step_scratch.h"

#include "core/dynamics/step_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {

void StepScratch::rotateTo(ObjectIndex row, double angle)
{
    Pose pose = world.objects.poseOf(row);
    if (pose.angle == angle)
        return;
    pose.angle = angle;
    if (!world.objects.filterOf(row).dynamic)
        world.addedBoxes.try_emplace(row, world.objects.boundsOf(row));
    world.objects.setPose(row, pose);
    world.broadPhase->move(row, world.objects.boundsOf(row));
}

void StepScratch::moveTo(ObjectIndex row, Vec2 position)
{
    Pose pose = world.objects.poseOf(row);
    pose.position = position;
    world.objects.setPose(row, pose);
    world.broadPhase->move(row, world.objects.boundsOf(row));
}

void StepScratch::removeRow(ObjectIndex row, StepEvent::Kind reason, ObjectId by)
{
    report.removed.push_back(world.objects.idOf(row));
    report.events.push_back({reason, world.objects.idOf(row), by});
    std::erase_if(touches, [row](const Touch& touch) { return touch.pair.a == row || touch.pair.b == row; });
    world.withdrawRow(row);
    world.flippedRows.push_back(row);
}

IdPair StepScratch::idsOf(IndexPair pair) const { return {world.objects.idOf(pair.a), world.objects.idOf(pair.b)}; }

void StepScratch::warn(ObjectId object, Message message, Message remedy)
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.object = object;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    report.problems.push_back(std::move(problem));
}

void StepScratch::warnOfCrowds(Message message) { warn({}, std::move(message), texts::stepSpread()); }

LoggedState StepScratch::loggedStateOf(ObjectIndex row) const
{
    const Pose& pose = world.objects.poseOf(row);
    return {world.objects.isPresent(row), pose.position, pose.angle, world.velocities[row]};
}

void StepScratch::note(ObjectIndex row, const std::optional<LoggedState>& before, ObjectChange change)
{
    if (!before)
        return;
    change.object = world.objects.idOf(row);
    change.before = *before;
    change.after = loggedStateOf(row);
    if (change.after != change.before)
        log->add(change);
}

void StepScratch::stopOutOfRange(ObjectIndex row)
{
    const auto before = logged(row);
    world.velocities[row] = {};
    note(row, before, {ObjectChange::Cause::BeyondNumbers});
    const SceneObject& object = world.objects.objectOf(row);
    warn(object.id,
         object.name.empty() ? texts::stepUnnamedOutOfRange(object.id.value) : texts::stepOutOfRange(object.name),
         texts::stepSlowDown());
}

} // namespace broadside
