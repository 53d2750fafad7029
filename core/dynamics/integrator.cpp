#include "core/dynamics/integrator.h"

namespace broadside {
namespace {

Vec2 capped(Vec2 velocity, std::optional<double> terminalSpeed) noexcept
{
    if (!terminalSpeed)
        return velocity;
    const double speed = length(velocity);
    return speed > *terminalSpeed ? (*terminalSpeed / speed) * velocity : velocity;
}

} // namespace

Motion integrated(Motion motion, Vec2 a, double dt, Integrator integrator, std::optional<double> terminalSpeed) noexcept
{
    const Vec2 velocity = capped(motion.velocity + a * dt, terminalSpeed);
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
