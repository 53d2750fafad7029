#pragma once

#include "core/math/vec2.h"

#include <QPointF>

namespace broadside {

/// Zoom factor of one notch of the wheel. Finer wheels and touchpads send parts of a notch.
inline constexpr double kZoomPerNotch = 1.2;
/// Qt counts eighths of a degree; a notch is 15 degrees.
inline constexpr double kUnitsPerNotch = 120.0;

[[nodiscard]] inline Vec2 toVec(QPointF point) noexcept { return {point.x(), point.y()}; }

} // namespace broadside
