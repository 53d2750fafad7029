// Finds launchers whose shots are slower than their power because of the world's speed limit.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"
#include "core/dynamics/launcher.h"

namespace broadside::level {
namespace {

LevelFinding cut(const SceneObject& cannon, double power, double limit, double reach)
{
    return {.severity = Severity::Info,
            .objects = {cannon.id},
            .message = texts::levelCutLaunch(displayName(cannon), power * reach, limit, limit / power),
            .remedy = texts::levelRaiseLimit(limit / reach),
            .fix = {},
            .field = "components"};
}

} // namespace

void checkCutLaunches(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report)
{
    if (!scene.world.terminalSpeed)
        return;
    constexpr double kNear = 0.5; // of the farthest aim: a limit that affects only shots into the corners is no trap
    const double limit = *scene.world.terminalSpeed;
    List list(report, LevelCheck::CutLaunches);
    for (const ObjectIndex row : notable.acting) {
        const SceneObject& cannon = objects.objectOf(row);
        const Launcher* launcher = launcherOf(cannon);
        const double reach = reachFrom(cannon.pose.position, scene.world);
        if (launcher && launcher->power * reach * kNear > limit)
            list.add([&] { return cut(cannon, launcher->power, limit, reach); });
    }
}

} // namespace broadside::level
