#pragma once

#include "core/scene/scene.h"

#include <functional>
#include <vector>

namespace broadside {

/// Edits that simplify an object, the boldest first; names stay. Each changes the object and returns true, or leaves it
/// as it is. A valid object stays valid. Apply each to the result of the one before.
[[nodiscard]] std::vector<std::function<bool(SceneObject&)>> simplificationsOf(const SceneObject& object);

/// The same for the settings of a scene. Its size, its broad phase and its dt stay.
[[nodiscard]] std::vector<std::function<bool(Scene&)>> simplificationsOf(const Scene& scene);

} // namespace broadside
