#include "core/scene/new_component.h"

#include <algorithm>

namespace broadside {
namespace {

ObjectId likelyTarget(const Scene& scene, ObjectId owner)
{
    const auto isOther = [&](const ObjectPtr& object) { return object->id != owner; };
    const auto isDynamicOther = [&](const ObjectPtr& object) { return isOther(object) && object->isDynamic(); };
    const auto objects = scene.objects();
    auto found = std::ranges::find_if(objects, isDynamicOther);
    if (found == objects.end())
        found = std::ranges::find_if(objects, isOther);
    return found == objects.end() ? owner : (*found)->id;
}

} // namespace

Component newComponent(const ComponentType& type, const Scene& scene, ObjectId owner)
{
    Component component = type.make();
    for (const ComponentField& field : type.fields)
        if (field.kind == FieldKind::Object)
            field.set(component, likelyTarget(scene, owner));
    return component;
}

} // namespace broadside
