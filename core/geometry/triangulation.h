#pragma once

#include "core/math/vec2.h"

#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Indices into `points`, three a triangle, that cover a simple polygon of either winding; points.size() - 2 triangles
/// but for collinear points, which may yield slivers.
///
/// Ear clipping; cost O(n^2). Source: Meisters, "Polygons have ears", Amer. Math. Monthly 82, 1975.
/// A polygon that is not simple gives some cover of itself and never loops for ever.
[[nodiscard]] std::vector<std::uint32_t> triangulated(std::span<const Vec2> points);

} // namespace broadside
