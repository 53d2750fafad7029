#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// The first launcher of an object, if it has one.
[[nodiscard]] const Launcher* launcherOf(const SceneObject& object) noexcept;

/// What a release of the pointer does: the cannon's angle and the projectile's start.
struct Launch {
    double angle = 0.0; ///< Degrees; the cannon points at the pointer.
    Vec2 velocity;      ///< m/s: (pointer - cannon) * power, so speed = distance * power.
};
/// A pointer on the cannon itself gives no speed and leaves the angle alone.
[[nodiscard]] Launch launchTowards(Vec2 cannon, double presentAngle, Vec2 pointer, double power) noexcept;

/// Acceleration of a dynamic object: own + force/mass + gravityScale*gravity + wind. m/s^2.
[[nodiscard]] Vec2 accelerationOf(const SceneObject& object, const WorldSettings& world) noexcept;

/// Where a projectile would fly without meeting anything: its position after each of `steps` steps.
[[nodiscard]] std::vector<Vec2> predictedPath(const Scene& scene, const SceneObject& projectile, Vec2 start,
                                              Vec2 velocity, std::size_t steps);

} // namespace broadside
