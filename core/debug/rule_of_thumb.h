#pragma once

#include "core/scene/object_table.h"

#include <optional>

namespace broadside {

/// The rule of thumb for the cell size of a uniform grid, metres: five times the largest AABB side among the present
/// objects that can collide with something. Targets of 0.5 m give 2.5 m; a cannon that collides with nothing does not
/// count. Nothing when no two objects can collide.
///
/// A first guess, not a recommendation: the tuner measures. Cost: O(n + k^2) for k different collision filters.
[[nodiscard]] std::optional<double> ruleOfThumbCellSize(const ObjectTable& objects);

} // namespace broadside
