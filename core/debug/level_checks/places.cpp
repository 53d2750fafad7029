// Finds objects that are entirely outside the world.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

namespace broadside::level {
namespace {

/// The displacement that brings an interval into 0..size, or to its centre if the interval is longer.
double displacementInto(double size, double lo, double hi)
{
    if (hi - lo > size)
        return (size - lo - hi) / 2.0;
    return lo < 0.0 ? -lo : hi > size ? size - hi : 0.0;
}

LevelFinding absence(const SceneObject& object, const Aabb& box, const WorldSettings& world)
{
    const Vec2 offset{displacementInto(world.width, box.lo.x, box.hi.x),
                      displacementInto(world.height, box.lo.y, box.hi.y)};
    const Vec2 position = object.pose.position;
    return {.severity = Severity::Warning,
            .objects = {object.id},
            .message = texts::levelOutside(displayName(object), position.x, position.y, world.width, world.height),
            .remedy = texts::levelMoveInside(),
            .fix = UsePlaces{{object.id, position + offset}},
            .field = "position"};
}

} // namespace

void checkPlaces(const Scene& scene, const ObjectTable& objects, LevelReport& report)
{
    List list(report, LevelCheck::OutsideWorld);
    const Aabb world{{0.0, 0.0}, {scene.world.width, scene.world.height}};
    objects.forEach([&](ObjectIndex row) {
        const SceneObject& object = objects.objectOf(row);
        if (!overlaps(objects.boundsOf(row), world) && meetsAnything(objects, row))
            list.add([&] { return absence(object, objects.boundsOf(row), scene.world); });
    });
}

} // namespace broadside::level
