#pragma once

#include "core/scene/object_table.h"

#include <optional>
#include <vector>

namespace broadside {

/// The larger side of the AABB of each present object that can collide with something, metres, ascending. Cost:
/// O(n log n + k^2) for k different collision filters.
[[nodiscard]] std::vector<double> collidableSides(const ObjectTable& objects);

/// The rule of thumb for the cell size of a uniform grid, metres: five times the largest AABB side among the present
/// objects that can collide with something. Targets of 0.5 m give 2.5 m; a cannon that collides with nothing does not
/// count. Nothing when no two objects can collide.
///
/// A first guess, not a recommendation: the tuner measures. Cost: that of collidableSides().
[[nodiscard]] std::optional<double> ruleOfThumbCellSize(const ObjectTable& objects);

} // namespace broadside
