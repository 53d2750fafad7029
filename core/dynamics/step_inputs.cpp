#include "core/dynamics/step_inputs.h"

#include "core/base/overloaded.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/step_messages.h"
#include "core/dynamics/world_edit.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

namespace broadside {
namespace {

std::optional<ObjectIndex> launcherRow(StepScratch& scratch, ObjectId cannon)
{
    const auto row = scratch.world.objects.indexOf(cannon);
    if (row && launcherOf(scratch.world.objects.objectOf(*row)))
        return row;
    scratch.warn(cannon, row ? texts::stepNoLauncher(cannon.value) : texts::stepNoShooter(cannon.value),
                 texts::stepNameLauncher());
    return std::nullopt;
}

/// The row of an object. A removed object comes back: a cannon has a new ball for every shot.
std::optional<ObjectIndex> presentRow(StepScratch& scratch, ObjectId id)
{
    const auto row = scratch.world.objects.rowOf(id);
    if (row && !scratch.world.objects.isPresent(*row))
        scratch.world.restoreRow(*row);
    return row;
}

void aimAt(StepScratch& scratch, ObjectIndex launcher, double angle)
{
    const auto before = scratch.logged(launcher);
    scratch.rotateTo(launcher, angle);
    scratch.note(launcher, before, {ObjectChange::Cause::Aimed});
}

void aim(StepScratch& scratch, ObjectId cannon, Vec2 pointer)
{
    if (const auto row = launcherRow(scratch, cannon)) {
        const Pose& pose = scratch.world.objects.poseOf(*row);
        aimAt(scratch, *row, launchTowards(pose.position, pose.angle, pointer, 0.0).angle);
    }
}

void shoot(StepScratch& scratch, ObjectId cannon, Vec2 pointer)
{
    const auto row = launcherRow(scratch, cannon);
    if (!row)
        return;
    const Launcher& launcher = *launcherOf(scratch.world.objects.objectOf(*row));
    const Pose pose = scratch.world.objects.poseOf(*row);
    const Launch launch = launchTowards(pose.position, pose.angle, pointer, launcher.power);
    aimAt(scratch, *row, launch.angle);

    const auto rowBefore = scratch.world.objects.rowOf(launcher.projectile);
    const auto before = rowBefore ? scratch.logged(*rowBefore) : std::nullopt;
    const auto projectile = presentRow(scratch, launcher.projectile);
    if (!projectile || !scratch.world.objects.filterOf(*projectile).dynamic) {
        if (projectile)
            scratch.note(*projectile, before, {ObjectChange::Cause::Launched, {}, cannon});
        scratch.warn(cannon,
                     projectile ? texts::stepStaticProjectile(launcher.projectile.value)
                                : texts::stepNoProjectile(launcher.projectile.value),
                     texts::stepSetProjectile());
        return;
    }
    scratch.world.velocities[*projectile] = launch.velocity;
    scratch.report.events.push_back(
        {StepEvent::Kind::Launched, launcher.projectile, cannon, length(launch.velocity), length(launch.velocity)});
    scratch.moveTo(*projectile, pose.position);
    scratch.note(*projectile, before, {ObjectChange::Cause::Launched, {}, cannon});
}

/// The objects of an edit before it is made, if their changes are logged.
class EditedObjects {
public:
    EditedObjects(StepScratch& scratch, const EditInput& edit)
        : m_scratch(scratch)
    {
        if (!scratch.log)
            return;
        for (const EditInput::Put& put : edit.put)
            remember(put.object->id);
        for (const ObjectId id : edit.takeOut)
            remember(id);
    }
    /// Logs edits, also those that change only attributes. An object that is absent before and after was not edited.
    void note() const
    {
        for (const auto& [id, before] : m_before) {
            const auto row = m_scratch.world.objects.rowOf(id);
            ObjectChange change{ObjectChange::Cause::Edited, id};
            change.before = before;
            change.after = row ? m_scratch.loggedStateOf(*row) : before;
            if (change.before.isPresent || change.after.isPresent)
                m_scratch.log->add(change);
        }
    }

private:
    void remember(ObjectId id)
    {
        if (!m_scratch.log->watches(id))
            return;
        const auto row = m_scratch.world.objects.rowOf(id);
        LoggedState absent;
        absent.isPresent = false;
        m_before.try_emplace(id, row ? m_scratch.loggedStateOf(*row) : absent);
    }

    StepScratch& m_scratch;
    std::map<ObjectId, LoggedState> m_before;
};

void applyEditInput(StepScratch& scratch, const EditInput& edit)
{
    const EditedObjects logged(scratch, edit);
    applyEdit(scratch.world, edit, scratch.report.problems);
    logged.note();
    std::vector<ObjectId>& edited = scratch.report.edited;
    edited.reserve(edited.size() + edit.put.size() + edit.takeOut.size());
    for (const EditInput::Put& put : edit.put)
        edited.push_back(put.object->id);
    edited.insert(edited.end(), edit.takeOut.begin(), edit.takeOut.end());
    std::ranges::sort(edited);
    edited.erase(std::unique(edited.begin(), edited.end()), edited.end());
}

} // namespace

void applyInputs(StepScratch& scratch, std::span<const Input> inputs)
{
    for (const Input& input : inputs)
        std::visit(Overloaded{[&](const ShootInput& s) { shoot(scratch, s.cannon, s.pointer); },
                              [&](const AimInput& a) { aim(scratch, a.cannon, a.pointer); },
                              [&](const SteerInput& s) { scratch.world.steering[s.paddle] = s.direction; },
                              [&](const EditInput& e) { applyEditInput(scratch, e); }},
                   input);
}

} // namespace broadside
