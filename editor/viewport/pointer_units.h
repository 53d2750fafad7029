#pragma once

#include "core/math/vec2.h"

#include <QPointF>

namespace broadside {

/// How much one notch of the wheel zooms. Finer wheels and touchpads send parts of a notch.
inline constexpr double kZoomPerNotch = 1.2;
/// Eighths of a degree times 15, as Qt counts.
inline constexpr double kUnitsPerNotch = 120.0;

[[nodiscard]] inline Vec2 toVec(QPointF point) noexcept { return {point.x(), point.y()}; }

} // namespace broadside
