#pragma once

#include "core/math/vec2.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// A closed border with fewer points: corners of the given one, in its order. Every point of the given border is within
/// `tolerance` of the result and the other way round, and a point farther than that from the border is inside of both
/// or of neither. The result is simple (sides meet only at shared corners) when the border is.
///
/// Empty when nothing with an area is left within the tolerance. Nothing when more than `mostPoints` would be left.
///
/// Source: Douglas and Peucker, "Algorithms for the reduction of the number of points required to represent a digitized
/// line", 1973; sides that meet are split again until none do. Cost: O(n log n) for usual borders, O(n^2) for bad ones;
/// the look for sides that meet O(m^2) in the points that are left. @pre tolerance >= 0, points finite
[[nodiscard]] std::optional<std::vector<Vec2>> simplifiedLoop(std::span<const Vec2> border, double tolerance,
                                                              std::size_t mostPoints);

} // namespace broadside
