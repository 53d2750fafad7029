#include "core/math/angle.h"

#include <numbers>

namespace broadside {

Rotation rotationOf(double degrees) noexcept
{
    if (degrees == 0.0) // by far the most frequent angle, and many times quicker
        return {};
    const double turn = std::fmod(degrees, 360.0); // exact
    const double quarter = std::nearbyint(turn / 90.0);
    const double rest = (turn - 90.0 * quarter) * (std::numbers::pi / 180.0); // within an eighth turn of 0
    const double c = std::cos(rest);
    const double s = std::sin(rest);
    switch ((static_cast<int>(quarter) + 4) % 4) {
    case 1:
        return {-s, c};
    case 2:
        return {-c, -s};
    case 3:
        return {s, -c};
    default:
        return {c, s};
    }
}

double wrappedDegrees(double degrees) noexcept
{
    const double turn = std::fmod(degrees, 360.0);
    const double wrapped = turn < 0.0 ? turn + 360.0 : turn + 0.0; // + 0.0 turns -0.0 into 0.0
    return wrapped < 360.0 ? wrapped : 0.0;
}

double angleOf(Vec2 v) noexcept
{
    if (v.y == 0.0 || v.x == 0.0) // the axes are exact
        return v.y == 0.0 ? (v.x < 0.0 ? 180.0 : 0.0) : (v.y < 0.0 ? 270.0 : 90.0);
    return wrappedDegrees(std::atan2(v.y, v.x) * (180.0 / std::numbers::pi));
}

} // namespace broadside
