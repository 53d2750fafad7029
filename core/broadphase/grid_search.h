#pragma once

#include "core/broadphase/grid_levels.h"

#include <vector>

/// @file
/// The questions about a grid that go beyond a box: rays, and the nearest object.

namespace broadside {

/// Appends the objects in the cells that the closed segment passes through, each once.
/// O(cells of the segment and what is in them), at most O(objects)
void appendAlong(const GridLevels& levels, Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates);
/// As BroadPhase::searchNearest(): in squares of cells that double, O(found) each.
void searchNearestIn(const GridLevels& levels, const Aabb& from, NearestSearch& search);

} // namespace broadside
