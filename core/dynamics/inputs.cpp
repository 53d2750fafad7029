#include "core/base/overloaded.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/world_step.h"

#include <algorithm>

namespace broadside {

void WorldStep::applyInputs(std::span<const Input> inputs)
{
    for (const Input& input : inputs)
        std::visit(Overloaded{[&](const ShootInput& s) { shoot(s.cannon, s.pointer); },
                              [&](const AimInput& a) { aim(a.cannon, a.pointer); },
                              [&](const SteerInput& s) { m_world.m_steering[s.paddle] = s.direction; },
                              [&](const EditInput& e) { edit(e); }},
                   input);
}

void WorldStep::edit(const EditInput& edit)
{
    m_world.apply(edit, m_report.problems);
    std::vector<ObjectId>& edited = m_report.edited;
    edited.reserve(edited.size() + edit.put.size() + edit.takeOut.size());
    for (const EditInput::Put& put : edit.put)
        edited.push_back(put.object->id);
    edited.insert(edited.end(), edit.takeOut.begin(), edit.takeOut.end());
    std::ranges::sort(edited);
    edited.erase(std::unique(edited.begin(), edited.end()), edited.end());
}

std::optional<ObjectIndex> WorldStep::launcherRow(ObjectId cannon)
{
    const auto row = m_world.m_objects.indexOf(cannon);
    if (row && launcherOf(m_world.m_objects.objectOf(*row)))
        return row;
    complain(cannon,
             row ? "object " + std::to_string(cannon.value) + " has no launcher, so it cannot shoot"
                 : "there is no object " + std::to_string(cannon.value) + " to shoot with",
             "Name an object that has a launcher component");
    return std::nullopt;
}

void WorldStep::aim(ObjectId cannon, Vec2 pointer)
{
    if (const auto row = launcherRow(cannon)) {
        const Pose& pose = m_world.m_objects.poseOf(*row);
        turnTo(*row, launchTowards(pose.position, pose.angle, pointer, 0.0).angle);
    }
}

void WorldStep::shoot(ObjectId cannon, Vec2 pointer)
{
    const auto row = launcherRow(cannon);
    if (!row)
        return;
    const Launcher& launcher = *launcherOf(m_world.m_objects.objectOf(*row));
    const Pose pose = m_world.m_objects.poseOf(*row);
    const Launch launch = launchTowards(pose.position, pose.angle, pointer, launcher.power);
    turnTo(*row, launch.angle);

    const auto projectile = presentRow(launcher.projectile);
    if (!projectile || !m_world.m_objects.filterOf(*projectile).dynamic) {
        complain(cannon,
                 "the launcher's projectile " + std::to_string(launcher.projectile.value) +
                     (projectile ? " is static, so it cannot fly" : " does not exist"),
                 "Set `projectile` to the id of a dynamic object");
        return;
    }
    m_world.m_velocities[*projectile] = launch.velocity;
    m_report.events.push_back(
        {StepEvent::Kind::Launched, launcher.projectile, cannon, length(launch.velocity), length(launch.velocity)});
    moveTo(*projectile, pose.position);
}

/// The row of an object, which comes back when it was removed: a cannon has a new ball for every shot.
std::optional<ObjectIndex> WorldStep::presentRow(ObjectId id)
{
    const auto row = m_world.m_objects.rowOf(id);
    if (row && !m_world.m_objects.isPresent(*row))
        m_world.bringBack(*row);
    return row;
}

} // namespace broadside
