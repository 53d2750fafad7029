#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <vector>

namespace broadside {

/// Whether the scene lists its objects by ascending id, as most scenes do. Cost: O(n).
[[nodiscard]] inline bool isInIdOrder(const Scene& scene)
{
    return std::ranges::is_sorted(scene.objects(), {}, [](const ObjectPtr& object) { return object->id; });
}

/// All objects, ascending by id. Cost: O(n) if the scene lists them so already.
[[nodiscard]] inline std::vector<ObjectPtr> objectsById(const Scene& scene)
{
    std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    if (!isInIdOrder(scene))
        std::ranges::sort(objects, {}, [](const ObjectPtr& object) { return object->id; });
    return objects;
}

} // namespace broadside
