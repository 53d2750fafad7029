#pragma once

#include "core/broadphase/grid_levels.h"

#include <vector>

/// @file
/// Queries of a grid along rays, and for the nearest object.

namespace broadside {

/// Appends the objects in the cells that the closed segment passes through, each once. Cost: O(cells of the segment +
/// objects in them), at most O(objects).
void appendAlong(const GridLevels& levels, Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates);
/// Searches like BroadPhase::searchNearest(), in squares of cells whose size doubles, O(found) each.
void searchNearestIn(const GridLevels& levels, const Aabb& from, NearestSearch& search);

} // namespace broadside
