#pragma once

#include "core/math/vec2.h"

#include <span>

/// @file
/// On which side of a line a point lies, decided exactly: triangulation and the simplicity test must never contradict
/// themselves, however thin the triangle.

namespace broadside {

/// 1 when a, b, c turn counter-clockwise, -1 when clockwise, 0 when on one line. Exact for the doubles given, as long
/// as no product of two coordinates underflows.
///
/// Source: Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", 1997: a
/// filter in double, then the exact sum. Cost: O(1).
[[nodiscard]] int orientation(Vec2 a, Vec2 b, Vec2 c) noexcept;

/// The winding of a simple polygon, read off its lowest-leftmost corner. @pre points is not empty
[[nodiscard]] bool isCounterClockwise(std::span<const Vec2> points) noexcept;

} // namespace broadside
