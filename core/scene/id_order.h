#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <vector>

namespace broadside {

/// All objects, ascending by id. Cost: O(n) if the scene lists them so already, as most scenes do.
[[nodiscard]] inline std::vector<ObjectPtr> objectsById(const Scene& scene)
{
    const auto idOf = [](const ObjectPtr& object) { return object->id; };
    std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    if (!std::ranges::is_sorted(objects, {}, idOf))
        std::ranges::sort(objects, {}, idOf);
    return objects;
}

} // namespace broadside
