#pragma once

#include "editor/viewport/display/display_list.h"

#include <vector>

namespace broadside {

/// Numbers of triangles that form one surface: same fill, connected by common edges.
using Surface = std::vector<std::size_t>;

/// Parts triangles into surfaces, ordered by their first triangle. Only neighbours in the list with the same fill are
/// joined. Filled as ONE path a surface shows no seams between its anti-aliased triangles, while surfaces that overlap
/// still blend. Cost: O(n) expected.
[[nodiscard]] std::vector<Surface> surfacesOf(const std::vector<DisplayTriangle>& triangles);

} // namespace broadside
