#pragma once

#include "core/scene/scene.h"

#include <functional>
#include <vector>

namespace broadside {

/// Ways to say less about an object, the boldest first; names stay. Each changes what it is given and says so, or
/// leaves it alone; what it makes is as valid as what it was given. Apply each to what is left after the one before.
[[nodiscard]] std::vector<std::function<bool(SceneObject&)>> simplificationsOf(const SceneObject& object);

/// The same for the settings of a scene. Its size, its broad phase and its dt stay.
[[nodiscard]] std::vector<std::function<bool(Scene&)>> simplificationsOf(const Scene& scene);

} // namespace broadside
