#pragma once

#include "core/math/vec2.h"

#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Indices into `points`, three per triangle, of triangles that cover a simple polygon of either winding. There are
/// points.size() - 2 triangles; collinear points may give degenerate ones.
///
/// Ear clipping; cost O(n^2). Source: Meisters, "Polygons have ears", Amer. Math. Monthly 82, 1975.
/// For a polygon that is not simple, the triangles may not cover it exactly, but the function always ends.
[[nodiscard]] std::vector<std::uint32_t> triangulated(std::span<const Vec2> points);

} // namespace broadside
