#pragma once

#include "core/math/vec2.h"

/// @file
/// Angles are degrees, counter-clockwise from the x axis. Multiples of 90 degrees are exact: no 6e-17 where 0 is meant.

namespace broadside {

/// The direction of an angle: cosine and sine as one vector of length 1.
struct Rotation {
    double cosine = 1.0;
    double sine = 0.0;

    friend constexpr bool operator==(const Rotation&, const Rotation&) = default;
};

/// Any finite angle. Exact for multiples of 90 degrees, else within 2 ulp of the true cosine and sine. The same bits
/// from every compiler, library and processor.
[[nodiscard]] Rotation rotationOf(double degrees) noexcept;

[[nodiscard]] constexpr Vec2 rotated(Vec2 v, Rotation r) noexcept
{
    return {r.cosine * v.x - r.sine * v.y, r.sine * v.x + r.cosine * v.y};
}
/// The opposite turn.
[[nodiscard]] constexpr Vec2 unrotated(Vec2 v, Rotation r) noexcept
{
    return {r.cosine * v.x + r.sine * v.y, r.cosine * v.y - r.sine * v.x};
}
[[nodiscard]] inline Vec2 rotated(Vec2 v, double degrees) noexcept { return rotated(v, rotationOf(degrees)); }

/// The same direction in [0, 360). The wrap comes after rounding: -1e-20 becomes 0, never 360.
[[nodiscard]] double wrappedDegrees(double degrees) noexcept;

/// Direction of `v` in [0, 360); 0 for the zero vector. Exact on the axes and the diagonals, else within 6e-14 degrees
/// of the truth; the same bits everywhere.
[[nodiscard]] double angleOf(Vec2 v) noexcept;

} // namespace broadside
