#pragma once

#include "core/broadphase/algorithm.h"
#include "core/math/vec2.h"

#include <cstdint>
#include <optional>

namespace broadside {

/// What happens to a dynamic object whose position is beyond an edge of the world.
enum class EdgeRule : std::uint8_t { Open, Wrap, Bounce, Remove };

/// How velocity and position advance. See core/dynamics/integrator.h for the formulas.
enum class Integrator : std::uint8_t { SemiImplicitEuler, ExplicitEuler, VelocityVerlet };

/// The world is the rectangle (0,0)..(width,height); objects may lie outside it.
struct WorldSettings {
    double width = 9.6;                  ///< Metres, > 0.
    double height = 4.8;                 ///< Metres, > 0.
    Vec2 gravity{0.0, -10.0};            ///< m/s^2, multiplied by each object's gravityScale.
    Vec2 wind;                           ///< m/s^2, for every dynamic object.
    std::optional<double> terminalSpeed; ///< m/s, > 0; without a value there is no limit.
    EdgeRule edges = EdgeRule::Open;

    friend bool operator==(const WorldSettings&, const WorldSettings&) = default;
};

struct StepSettings {
    double dt = 1.0 / 60.0; ///< Seconds, > 0.
    Integrator integrator = Integrator::SemiImplicitEuler;
    bool continuous = false; ///< Sweeps shapes along their motion, so that fast objects do not pass through others.

    friend bool operator==(const StepSettings&, const StepSettings&) = default;
};

} // namespace broadside
