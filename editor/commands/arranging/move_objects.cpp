#include "editor/commands/arranging/move_objects.h"

#include "core/math/coordinate.h"

namespace broadside {

std::vector<ObjectPtr> objectsOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    std::vector<ObjectPtr> objects;
    objects.reserve(ids.size());
    for (const ObjectId id : ids)
        if (ObjectPtr object = edits.find(id))
            objects.push_back(std::move(object));
    return objects;
}

std::vector<ObjectPtr> movableOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    const LayerStates layers(edits.layers());
    std::vector<ObjectPtr> objects;
    for (const ObjectId id : ids)
        if (ObjectPtr object = edits.find(id); object && !layers.isLocked(*object))
            objects.push_back(std::move(object));
    return objects;
}

ObjectPtr movedTo(const SceneObject& object, Vec2 position)
{
    if (!isCoordinate(position))
        return nullptr;
    return edited(object, [&](SceneObject& o) { o.pose.position = position; });
}

std::vector<ObjectPtr> movedBy(std::span<const ObjectPtr> objects, Vec2 by)
{
    std::vector<ObjectPtr> moved;
    moved.reserve(objects.size());
    for (const ObjectPtr& object : objects) {
        moved.push_back(movedTo(*object, object->pose.position + by));
        if (!moved.back())
            return {};
    }
    return moved;
}

} // namespace broadside
