#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <vector>

namespace broadside {

/// All objects, by id. Most scenes list them so: that is only looked at, and costs O(n).
[[nodiscard]] inline std::vector<ObjectPtr> objectsById(const Scene& scene)
{
    const auto idOf = [](const ObjectPtr& object) { return object->id; };
    std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    if (!std::ranges::is_sorted(objects, {}, idOf))
        std::ranges::sort(objects, {}, idOf);
    return objects;
}

} // namespace broadside
