#pragma once

#include "core/levels/godot/godot_tree.h"
#include "core/levels/tiled/pixel_shape.h"

#include <string>
#include <vector>

namespace broadside::levels::godot {

/// The shapes of one node, in pixels around the node, and what is different or missing.
struct NodeShapes {
    std::vector<tiled::PixelShape> shapes;
    std::vector<Message> notes;
};

/// The shapes of a CollisionShape2D or a CollisionPolygon2D. The format of the file with the shape counts, because
/// Godot 4 changed the meaning of sizes.
[[nodiscard]] NodeShapes shapesOf(const TreeNode& node, GodotTree& tree);

/// The node's own transform: scale and skew, rotation, position. For a Control, with its offsets and about its pivot.
[[nodiscard]] tiled::PixelMap transformOf(const TreeNode& node);
/// First `inner`, then `outer`.
[[nodiscard]] tiled::PixelMap combined(const tiled::PixelMap& outer, const tiled::PixelMap& inner);

} // namespace broadside::levels::godot
