#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"

namespace broadside {

/// A component with default values that is valid in a file: each required reference to an object is filled. It refers
/// to the first dynamic object other than the owner; else to the first other object; else to the owner. Cost:
/// O(objects).
///
/// @pre the owner is in the scene
[[nodiscard]] Component newComponent(const ComponentType& type, const Scene& scene, ObjectId owner);

} // namespace broadside
