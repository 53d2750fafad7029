#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// The first launcher of an object; null if there is none.
[[nodiscard]] const Launcher* launcherOf(const SceneObject& object) noexcept;

/// The result of a shot: the cannon's angle and the projectile's start velocity.
struct Launch {
    double angle = 0.0; ///< Degrees; the cannon points at the pointer.
    Vec2 velocity;      ///< m/s: (pointer - cannon) * power, so speed = distance * power.
};
/// If the pointer is exactly on the cannon's position, the speed is 0 and the angle is unchanged.
[[nodiscard]] Launch launchTowards(Vec2 cannon, double presentAngle, Vec2 pointer, double power) noexcept;

/// Acceleration of a dynamic object: own + force/mass + gravityScale*gravity + wind. m/s^2.
[[nodiscard]] Vec2 accelerationOf(const SceneObject& object, const WorldSettings& world) noexcept;

/// The free flight of a projectile, without collisions: its position after each of `steps` steps.
[[nodiscard]] std::vector<Vec2> predictedPath(const Scene& scene, const SceneObject& projectile, Vec2 start,
                                              Vec2 velocity, std::size_t steps);

} // namespace broadside
