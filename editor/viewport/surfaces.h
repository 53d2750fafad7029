#pragma once

#include "editor/viewport/display/display_list.h"

#include <vector>

namespace broadside {

/// Indices of triangles that form one surface: same fill, connected by common edges.
using Surface = std::vector<std::size_t>;

/// Groups triangles into surfaces, ordered by their first triangle. Triangles are joined only within a run of the list
/// with the same fill. A surface that is filled as ONE path shows no seams between its anti-aliased triangles, and
/// surfaces that overlap still blend. Expected cost: O(n).
[[nodiscard]] std::vector<Surface> surfacesOf(const std::vector<DisplayTriangle>& triangles);

} // namespace broadside
