#pragma once

#include "core/collision/convex.h"

#include <algorithm>
#include <limits>

namespace broadside {

/// The range of a piece's core on an axis: metres along it from an origin, times the length of the axis.
struct Interval {
    double lo = std::numeric_limits<double>::infinity();
    double hi = -std::numeric_limits<double>::infinity();
};

/// Cost: O(points).
[[nodiscard]] inline Interval projected(const ConvexPiece& piece, Vec2 axis, Vec2 origin) noexcept
{
    Interval interval;
    for (const Vec2 point : piece.points()) {
        const double at = dot(axis, point - origin);
        interval = {std::min(interval.lo, at), std::max(interval.hi, at)};
    }
    return interval;
}

} // namespace broadside
