#pragma once

#include "core/scene/scene.h"

#include <string_view>
#include <vector>

namespace broadside {

/// What differs between two scenes, for example between a scene and its file.
struct SceneDifference {
    std::vector<ObjectId> added;   ///< Only in the later scene, in its order.
    std::vector<ObjectId> removed; ///< Only in the earlier scene, in its order.
    std::vector<ObjectId> changed; ///< In both, with different content, in the order of the later scene.
    bool isReordered = false;      ///< Objects that are in both have another order.
    /// Keys of the other sections that differ (core/io/scene/scene_sections.h), in the order of the file.
    std::vector<std::string_view> sections;

    [[nodiscard]] bool isEmpty() const noexcept
    {
        return added.empty() && removed.empty() && changed.empty() && !isReordered && sections.empty();
    }
    friend bool operator==(const SceneDifference&, const SceneDifference&) = default;
};

/// Objects are the same if they have the same id. Unknown members count as content; bytes that mean the same do not.
/// Cost: O(objects of both); objects that both scenes share are compared by their address only.
[[nodiscard]] SceneDifference differenceOf(const Scene& before, const Scene& after);

} // namespace broadside
