#pragma once

#include "core/math/vec2.h"

#include <cmath>

namespace broadside {

namespace limits {

inline constexpr double kCoordinate = 1e9; ///< Largest absolute coordinate, and largest size, metres.

} // namespace limits

/// Whether files and traces may contain this coordinate, in metres. False for NaN and infinities.
[[nodiscard]] inline bool isCoordinate(double value) noexcept { return std::abs(value) <= limits::kCoordinate; }
[[nodiscard]] inline bool isCoordinate(Vec2 point) noexcept { return isCoordinate(point.x) && isCoordinate(point.y); }

} // namespace broadside
