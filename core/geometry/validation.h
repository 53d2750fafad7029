#pragma once

#include "core/base/message/message.h"
#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>
#include <string>

namespace broadside {

/// Why a shape or its scale is invalid, with the value and the remedy.
struct ShapeFault {
    Message message;
    Message remedy;
};

/// Empty when the shape is valid: finite, sizes > 0 and within the limits, at least one triangle, three points or one
/// part, polygon simple, compounds nested no deeper than the limit. Messages count points, sides and parts from 1, and
/// indices from 0 as the file does.
///
/// Cost: O(points); for polygons O(n^2), for the test that sides do not meet.
[[nodiscard]] std::optional<ShapeFault> faultOf(const Shape& shape);

/// Empty when the scale is finite, > 0, uniform if the shape needs that, and keeps the shape within the limits.
[[nodiscard]] std::optional<ShapeFault> scaleFaultOf(const Shape& shape, Vec2 scale);

} // namespace broadside
