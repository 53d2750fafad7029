#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene_settings.h"

#include <optional>

namespace broadside {

/// The motion of a point mass. Metres and seconds, world frame.
struct Motion {
    Vec2 position;
    Vec2 velocity;
    friend constexpr bool operator==(const Motion&, const Motion&) = default;
};

/// One step of `dt` seconds under the constant acceleration `a` (m/s^2).
///
///   semi-implicit Euler  v += a*dt; p += v*dt               first order, stable: the default
///   explicit Euler       p += v*dt; v += a*dt               first order, gains energy
///   velocity Verlet      p += v*dt + a*dt*dt/2; v += a*dt   exact under constant acceleration
///
/// With bounces (World), semi-implicit Euler loses height even at a restitution of 1: the push out of a hit removes the
/// integration error of the fall from the speed and never returns it. Velocity Verlet has no such error.
///
/// The terminal speed (m/s) limits the length of the velocity vector after the velocity update, exactly, even if one
/// step would exceed it; semi-implicit Euler then moves with the limited velocity. Source: Hairer, Lubich, Wanner,
/// "Geometric numerical integration", Springer 2006, chapter I.
[[nodiscard]] inline Motion integrated(Motion motion, Vec2 a, double dt, Integrator integrator,
                                       std::optional<double> terminalSpeed) noexcept
{
    Vec2 velocity = motion.velocity + a * dt;
    if (terminalSpeed)
        if (const double speed = length(velocity); speed > *terminalSpeed)
            velocity = (*terminalSpeed / speed) * velocity;
    switch (integrator) {
    case Integrator::SemiImplicitEuler:
        return {motion.position + velocity * dt, velocity};
    case Integrator::ExplicitEuler:
        return {motion.position + motion.velocity * dt, velocity};
    case Integrator::VelocityVerlet:
        return {motion.position + motion.velocity * dt + a * (0.5 * dt * dt), velocity};
    }
    return motion;
}

} // namespace broadside
