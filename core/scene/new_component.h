#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"

namespace broadside {

/// A component with defaults that a file can say: what has to name an object names one. That is the first dynamic
/// object that is not the owner, else the first that is not the owner, else the owner. Cost: O(objects).
///
/// @pre the owner is in the scene
[[nodiscard]] Component newComponent(const ComponentType& type, const Scene& scene, ObjectId owner);

} // namespace broadside
