#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene_settings.h"

#include <optional>

namespace broadside {

/// A point mass in motion. Metres and seconds, world frame.
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
/// Under bounces (World) semi-implicit Euler loses height also with a restitution of 1, because the push out of a hit
/// takes the error of the fall from the speed and never gives it back; velocity Verlet makes none.
///
/// The terminal speed (m/s) scales the velocity vector down after the velocity update, exactly, also when one step
/// would jump past it; semi-implicit Euler then moves with the capped velocity. Source: Hairer, Lubich, Wanner,
/// "Geometric numerical integration", Springer 2006, chapter I.
[[nodiscard]] Motion integrated(Motion motion, Vec2 a, double dt, Integrator integrator,
                                std::optional<double> terminalSpeed) noexcept;

} // namespace broadside
