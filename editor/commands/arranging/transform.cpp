#include "editor/commands/arranging/transform.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "core/math/angle.h"
#include "editor/commands/arranging/move_objects.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

bool isRotatedByQuarters(const SceneObject& object) { return std::fmod(object.pose.angle, 90.0) == 0.0; }

/// The factors along the axes of the model.
Vec2 inModel(const SceneObject& object, Vec2 factors)
{
    const bool isUpright = std::fmod(object.pose.angle, 180.0) == 0.0;
    return isUpright ? factors : Vec2{factors.y, factors.x};
}

} // namespace

bool canStretch(std::span<const ObjectPtr> objects)
{
    return std::ranges::all_of(
        objects, [](const ObjectPtr& o) { return !needsUniformScale(o->shape) && isRotatedByQuarters(*o); });
}

ObjectPtr scaledAbout(const SceneObject& object, Vec2 anchor, Vec2 factors)
{
    const ObjectPtr there = movedTo(object, anchor + scaled(object.pose.position - anchor, factors));
    if (!there)
        return nullptr;
    Shape shape = rescaled(object.shape, inModel(object, factors));
    if (faultOf(shape) || scaleFaultOf(shape, object.pose.scale))
        return nullptr;
    return edited(*there, [&](SceneObject& o) { o.shape = std::move(shape); });
}

ObjectPtr rotatedAbout(const SceneObject& object, Vec2 pivot, double degrees)
{
    const ObjectPtr there = movedTo(object, pivot + rotated(object.pose.position - pivot, degrees));
    return there ? edited(*there, [&](SceneObject& o) { o.pose.angle = wrappedDegrees(o.pose.angle + degrees); })
                 : nullptr;
}

ObjectPtr flippedAbout(const SceneObject& object, Vec2 center, Mirror mirror)
{
    const ObjectPtr there = movedTo(object, center + mirrored(object.pose.position - center, mirror));
    if (!there)
        return nullptr;
    return edited(*there, [&](SceneObject& o) {
        o.shape = mirrored(object.shape, mirror);
        o.pose.angle = wrappedDegrees(-o.pose.angle);
    });
}

Aabb boxAround(std::span<const ObjectPtr> objects)
{
    Aabb box;
    for (const ObjectPtr& object : objects)
        box = united(box, boundsOf(object->shape, object->pose));
    return box;
}

} // namespace broadside
