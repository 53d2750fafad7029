#pragma once

#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside {

/// The larger side of the box of each present object that can collide with something, in metres, ascending. Cost: O(n
/// log n + k^2) for k different collision filters.
[[nodiscard]] std::vector<double> collidableSides(const ObjectTable& objects);

/// The rule of thumb for the cell size of a uniform grid, in metres: five times the largest side of a box among the
/// present objects that can collide with something. Targets of 0.5 m give 2.5 m; a cannon that collides with nothing
/// does not count. No value if no two objects can collide.
///
/// This is a first guess, not a recommendation: the tuner measures. Cost: that of collidableSides().
[[nodiscard]] std::optional<double> ruleOfThumbCellSize(const ObjectTable& objects);

/// What the rule of thumb gives without the objects that are larger than a tenth of the larger side of the world.
struct RuleOfThumbWithoutLarge {
    double cellSize = 0.0;
    std::size_t leftOut = 0; ///< Number of these objects; > 0.
};
/// No value if there are no such objects, or if nothing is left. Cost: that of collidableSides().
[[nodiscard]] std::optional<RuleOfThumbWithoutLarge> ruleOfThumbWithoutLarge(const ObjectTable& objects,
                                                                             const WorldSettings& world);

} // namespace broadside
