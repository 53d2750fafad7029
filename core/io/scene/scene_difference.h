#pragma once

#include "core/scene/scene.h"

#include <string_view>
#include <vector>

namespace broadside {

/// What differs between two scenes, for example between a scene and its file.
struct SceneDifference {
    std::vector<ObjectId> added;   ///< Objects that only the later scene has, in its order.
    std::vector<ObjectId> removed; ///< Objects that only the earlier scene has, in its order.
    /// Objects that both scenes have, with different content, in the order of the later scene.
    std::vector<ObjectId> changed;
    bool isReordered = false; ///< Objects that are in both have another order.
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
