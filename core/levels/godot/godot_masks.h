#pragma once

#include "core/base/name_tally.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside::levels::godot {

/// Layers of one collision object of Godot, and what it is in the scene.
struct GodotLayers {
    std::string path;
    std::uint32_t layer = 1;
    std::uint32_t mask = 1;
    bool isArea = false;
    bool isDynamic = false;
};

/// What the objects get, and how it differs from Godot.
struct SceneMasks {
    struct Filter {
        std::uint32_t category = 1;
        std::uint32_t mask = 1;
    };
    std::vector<Filter> filters; ///< One for each object, in the same order.
    NameTally widened;           ///< Objects whose mask or category is not that of Godot.
    std::vector<Message> wrong;  ///< Sentences about pairs that meet in the scene, but not in Godot, or the reverse.
};

/// In Godot, two bodies meet if one has the other's layer in its mask, and an area notices what is in its own mask. In
/// a scene, both masks count. Masks are widened so that the same pairs meet. Cost: O(n + c^2) for c different layers.
[[nodiscard]] SceneMasks sceneMasksOf(const std::vector<GodotLayers>& objects);

} // namespace broadside::levels::godot
