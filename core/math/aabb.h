#pragma once

#include "core/math/vec2.h"

#include <algorithm>
#include <limits>

namespace broadside {

/// An axis-aligned box: the closed set lo.x..hi.x by lo.y..hi.y, metres. Touching boxes always overlap.
struct Aabb {
    Vec2 lo{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    Vec2 hi{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

    [[nodiscard]] constexpr bool isEmpty() const noexcept { return !(lo.x <= hi.x && lo.y <= hi.y); }
    [[nodiscard]] constexpr double width() const noexcept { return hi.x - lo.x; }
    [[nodiscard]] constexpr double height() const noexcept { return hi.y - lo.y; }
    [[nodiscard]] constexpr Vec2 center() const noexcept { return {0.5 * lo.x + 0.5 * hi.x, 0.5 * lo.y + 0.5 * hi.y}; }

    friend constexpr bool operator==(const Aabb&, const Aabb&) = default;
};

[[nodiscard]] constexpr bool overlaps(const Aabb& a, const Aabb& b) noexcept
{
    return a.lo.x <= b.hi.x && b.lo.x <= a.hi.x && a.lo.y <= b.hi.y && b.lo.y <= a.hi.y;
}
/// The same without branches: for lists of pairs whose results the processor cannot predict.
[[nodiscard]] constexpr bool overlapsBranchless(const Aabb& a, const Aabb& b) noexcept
{
    return (static_cast<unsigned>(a.lo.x <= b.hi.x) & static_cast<unsigned>(b.lo.x <= a.hi.x) &
            static_cast<unsigned>(a.lo.y <= b.hi.y) & static_cast<unsigned>(b.lo.y <= a.hi.y)) != 0;
}
/// Whether boxes and shapes that only touch overlap. Broadside uses Closed; a recorded game may use HalfOpen.
enum class TouchRule : unsigned char {
    Closed, ///< Touching boxes and shapes overlap.
    /// The far sides of a box are excluded: touching boxes do not overlap. Shapes are compared only where boxes
    /// overlap.
    HalfOpen,
};
[[nodiscard]] constexpr bool overlaps(const Aabb& a, const Aabb& b, TouchRule touch) noexcept
{
    if (touch == TouchRule::Closed)
        return overlaps(a, b);
    return a.lo.x < b.hi.x && b.lo.x < a.hi.x && a.lo.y < b.hi.y && b.lo.y < a.hi.y;
}
[[nodiscard]] constexpr bool contains(const Aabb& box, Vec2 point) noexcept
{
    return box.lo.x <= point.x && point.x <= box.hi.x && box.lo.y <= point.y && point.y <= box.hi.y;
}
[[nodiscard]] constexpr bool contains(const Aabb& outer, const Aabb& inner) noexcept
{
    return contains(outer, inner.lo) && contains(outer, inner.hi);
}
/// The smallest box around both. An empty box has no effect.
[[nodiscard]] constexpr Aabb united(const Aabb& a, const Aabb& b) noexcept
{
    return {{std::min(a.lo.x, b.lo.x), std::min(a.lo.y, b.lo.y)}, {std::max(a.hi.x, b.hi.x), std::max(a.hi.y, b.hi.y)}};
}
[[nodiscard]] constexpr Aabb united(const Aabb& a, Vec2 point) noexcept { return united(a, Aabb{point, point}); }
/// Empty when the two do not overlap.
[[nodiscard]] constexpr Aabb intersection(const Aabb& a, const Aabb& b) noexcept
{
    return {{std::max(a.lo.x, b.lo.x), std::max(a.lo.y, b.lo.y)}, {std::min(a.hi.x, b.hi.x), std::min(a.hi.y, b.hi.y)}};
}
[[nodiscard]] constexpr Aabb translated(const Aabb& box, Vec2 by) noexcept { return {box.lo + by, box.hi + by}; }
[[nodiscard]] constexpr Aabb grown(const Aabb& box, double by) noexcept
{
    return {{box.lo.x - by, box.lo.y - by}, {box.hi.x + by, box.hi.y + by}};
}
/// Squared distance from a point to the nearest point of the box; 0 inside.
[[nodiscard]] constexpr double distanceSquared(const Aabb& box, Vec2 point) noexcept
{
    const Vec2 nearest{std::clamp(point.x, box.lo.x, box.hi.x), std::clamp(point.y, box.lo.y, box.hi.y)};
    return distanceSquared(nearest, point);
}

/// Distance of two boxes, metres; 0 when they overlap. A larger box is never farther away, not even by the last bit;
/// searches in hierarchies of boxes need this.
[[nodiscard]] inline double distance(const Aabb& a, const Aabb& b) noexcept
{
    const double x = std::max({0.0, b.lo.x - a.hi.x, a.lo.x - b.hi.x});
    const double y = std::max({0.0, b.lo.y - a.hi.y, a.lo.y - b.hi.y});
    return std::sqrt(x * x + y * y);
}

} // namespace broadside
