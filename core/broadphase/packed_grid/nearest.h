#pragma once

#include "core/broadphase/packed_grid/level.h"

#include <limits>

namespace broadside::packed {

/// The box nearest to a point.
struct NearestBox {
    ObjectIndex id = 0;
    float distanceSquared = std::numeric_limits<float>::infinity(); ///< 0 inside; infinite when there is no box.
};

/// Improves `best` if a box of the level is nearer to (x, y). Searches squares around the point, each larger than the
/// one before, until no box outside can be nearer. Of equally near boxes, the first by row and place wins.
///
/// A box at distance d has a corner within d on each axis, and that corner is a float. So the rounded side x - r of a
/// square with r >= d does not exclude it (cell_frame.h).
/// Cost: O(compared), a few cells if boxes are spread evenly. Source: Bentley, Weide, Yao, "Optimal expected-time
/// algorithms for closest point problems", TOMS 1980 (cells around the query).
void findNearest(const Level& level, float x, float y, NearestBox& best, Lanes lanes);

} // namespace broadside::packed
