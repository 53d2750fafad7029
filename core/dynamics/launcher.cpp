#include "core/dynamics/launcher.h"

#include "core/dynamics/integrator.h"
#include "core/math/angle.h"

namespace broadside {

const Launcher* launcherOf(const SceneObject& object) noexcept
{
    for (const Component& component : object.components)
        if (const auto* launcher = std::get_if<Launcher>(&component))
            return launcher;
    return nullptr;
}

Launch launchTowards(Vec2 cannon, double presentAngle, Vec2 pointer, double power) noexcept
{
    const Vec2 reach = pointer - cannon;
    return {reach == Vec2{} ? presentAngle : angleOf(reach), reach * power};
}

Vec2 accelerationOf(const SceneObject& object, const WorldSettings& world) noexcept
{
    const Vec2 byForce{object.force.x / object.mass, object.force.y / object.mass};
    return object.acceleration + byForce + object.gravityScale * world.gravity + world.wind;
}

std::vector<Vec2> predictedPath(const Scene& scene, const SceneObject& projectile, Vec2 start, Vec2 velocity,
                                std::size_t steps)
{
    std::vector<Vec2> path;
    path.reserve(steps);
    Motion motion{start, velocity};
    const Vec2 a = accelerationOf(projectile, scene.world);
    for (std::size_t i = 0; i < steps; ++i) {
        motion = integrated(motion, a, scene.step.dt, scene.step.integrator, scene.world.terminalSpeed);
        path.push_back(motion.position);
    }
    return path;
}

} // namespace broadside
