#pragma once

#include "core/levels/building/level_builder.h"
#include "core/levels/godot/godot_tree.h"

namespace broadside::levels::godot {

/// Adds the collision objects of a scene, and reports what cannot be carried over, by the paths of nodes.
void convertTree(LevelBuilder& builder, GodotTree& tree);

} // namespace broadside::levels::godot
