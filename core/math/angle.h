#pragma once

#include "core/math/vec2.h"

/// @file
/// Angles are degrees, counter-clockwise from the x axis. Multiples of 90 degrees are exact: their sine or cosine is 0,
/// not 6e-17.

namespace broadside {

/// The direction of an angle: cosine and sine as one vector of length 1.
struct Rotation {
    double cosine = 1.0;
    double sine = 0.0;

    friend constexpr bool operator==(const Rotation&, const Rotation&) = default;
};

/// Any finite angle. Exact for multiples of 90 degrees, otherwise within 2 ulp of the true cosine and sine. All
/// compilers, libraries and processors give the same bits.
[[nodiscard]] Rotation rotationOf(double degrees) noexcept;

[[nodiscard]] constexpr Vec2 rotated(Vec2 v, Rotation r) noexcept
{
    return {r.cosine * v.x - r.sine * v.y, r.sine * v.x + r.cosine * v.y};
}
/// Rotates by the opposite angle.
[[nodiscard]] constexpr Vec2 unrotated(Vec2 v, Rotation r) noexcept
{
    return {r.cosine * v.x + r.sine * v.y, r.cosine * v.y - r.sine * v.x};
}
[[nodiscard]] inline Vec2 rotated(Vec2 v, double degrees) noexcept { return rotated(v, rotationOf(degrees)); }

/// The same direction in [0, 360). Wrapped after rounding: -1e-20 becomes 0, never 360.
[[nodiscard]] double wrappedDegrees(double degrees) noexcept;

/// Direction of `v` in [0, 360), degrees; 0 for the zero vector. Exact on the axes and the diagonals, otherwise within
/// 6e-14 degrees of the true angle. The same bits everywhere.
[[nodiscard]] double angleOf(Vec2 v) noexcept;

} // namespace broadside
