#pragma once

#include <cmath>

/// @file
/// Points and vectors of the plane: x right, y up, metres unless the name says otherwise.

namespace broadside {

struct Vec2 {
    double x = 0.0;
    double y = 0.0;

    friend constexpr bool operator==(const Vec2&, const Vec2&) = default;
    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) noexcept { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) noexcept { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator-(Vec2 a) noexcept { return {-a.x, -a.y}; }
    friend constexpr Vec2 operator*(double s, Vec2 a) noexcept { return {s * a.x, s * a.y}; }
    friend constexpr Vec2 operator*(Vec2 a, double s) noexcept { return {s * a.x, s * a.y}; }
    constexpr Vec2& operator+=(Vec2 b) noexcept { return *this = *this + b; }
    constexpr Vec2& operator-=(Vec2 b) noexcept { return *this = *this - b; }
};

[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) noexcept { return a.x * b.x + a.y * b.y; }
/// The z component of the 3D cross product: > 0 when b is counter-clockwise of a.
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) noexcept { return a.x * b.y - a.y * b.x; }
[[nodiscard]] constexpr double lengthSquared(Vec2 a) noexcept { return dot(a, a); }
/// The length of a vector whose square overflows or underflows.
[[nodiscard]] double lengthOfExtreme(Vec2 a) noexcept;
/// The length within 2 ulp, with the same bits everywhere: a square root is always rounded correctly; std::hypot
/// depends on the library.
[[nodiscard]] inline double length(Vec2 a) noexcept
{
    const double squared = lengthSquared(a);
    return squared > 0x1p-960 && squared < 0x1p1000 ? std::sqrt(squared) : lengthOfExtreme(a);
}
[[nodiscard]] constexpr double distanceSquared(Vec2 a, Vec2 b) noexcept { return lengthSquared(b - a); }
[[nodiscard]] inline double distance(Vec2 a, Vec2 b) noexcept { return length(b - a); }
/// The unit vector of the same direction; the zero vector stays zero, never NaN.
[[nodiscard]] inline Vec2 normalized(Vec2 a) noexcept
{
    const double l = length(a);
    return l > 0.0 ? Vec2{a.x / l, a.y / l} : Vec2{};
}
/// Rotated by 90 degrees counter-clockwise.
[[nodiscard]] constexpr Vec2 perpendicular(Vec2 a) noexcept { return {-a.y, a.x}; }
/// Multiplies each axis by its own factor.
[[nodiscard]] constexpr Vec2 scaled(Vec2 a, Vec2 factor) noexcept { return {a.x * factor.x, a.y * factor.y}; }
[[nodiscard]] inline bool isFinite(Vec2 a) noexcept { return std::isfinite(a.x) && std::isfinite(a.y); }

} // namespace broadside
