#pragma once

#include "core/math/vec2.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// A closed border with fewer points: some corners of the given border, in its order. The given border is within
/// `tolerance` of the result, and the result within `tolerance` of it. A point farther from the border than that is
/// inside both or outside both. The result is simple (sides meet only at shared corners) if the border is.
///
/// Returns an empty list when no area is left within the tolerance, and std::nullopt when more than `mostPoints` would
/// be left.
///
/// Source: Douglas and Peucker, "Algorithms for the reduction of the number of points required to represent a digitized
/// line", 1973; afterwards sides that meet are split again until none meet. Cost: O(n log n) for usual borders, O(n^2)
/// for bad ones, and O(m^2) in the remaining points for the search for sides that meet. @pre tolerance >= 0, points
/// finite
[[nodiscard]] std::optional<std::vector<Vec2>> simplifiedLoop(std::span<const Vec2> border, double tolerance,
                                                              std::size_t mostPoints);

} // namespace broadside
