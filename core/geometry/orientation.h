#pragma once

#include "core/math/vec2.h"

#include <span>

/// @file
/// The side of a line on which a point is, decided exactly: triangulation and the test for simple polygons must stay
/// consistent even for very thin triangles.

namespace broadside {

/// 1 when a, b, c are counter-clockwise, -1 when they are clockwise, 0 when they are on one line. Exact for the given
/// doubles, as long as no product of two coordinates underflows.
///
/// Source: Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", 1997: a
/// filter in double, then the exact sum. Cost: O(1).
[[nodiscard]] int orientation(Vec2 a, Vec2 b, Vec2 c) noexcept;

/// The winding of a simple polygon, from the lowest of its leftmost corners. @pre points is not empty
[[nodiscard]] bool isCounterClockwise(std::span<const Vec2> points) noexcept;

} // namespace broadside
