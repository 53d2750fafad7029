// Finds axis-aligned boxes that have an angle, as if they were oriented boxes.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"
#include "core/dynamics/launcher.h"

namespace broadside::level {
namespace {

LevelFinding enclosure(const SceneObject& object, const Aabb& box, const Box& shape)
{
    const Vec2 sides{shape.width * object.pose.scale.x, shape.height * object.pose.scale.y};
    return {.severity = Severity::Info,
            .objects = {object.id},
            .message = texts::levelRotatedBox(displayName(object), sides.x, sides.y, object.pose.angle, box.width(),
                                              box.height()),
            .remedy = texts::levelMakeOriented(),
            .fix = UseOrientedBoxes{{object.id}},
            .field = "shape"};
}

} // namespace

void checkRotatedBoxes(const ObjectTable& objects, LevelReport& report)
{
    constexpr double kQuarter = 90.0;
    List list(report, LevelCheck::RotatedBoxes);
    objects.forEach([&](ObjectIndex row) {
        if (!objects.isBox(row) || std::fmod(objects.poseOf(row).angle, kQuarter) == 0.0 ||
            !meetsAnything(objects, row))
            return;
        const SceneObject& object = objects.objectOf(row);
        if (!launcherOf(object)) // aiming rotates a launcher, so its angle is no mistake
            list.add([&] { return enclosure(object, objects.boundsOf(row), std::get<Box>(object.shape)); });
    });
}

} // namespace broadside::level
