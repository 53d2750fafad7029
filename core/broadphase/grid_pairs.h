#pragma once

#include "core/broadphase/grid_levels.h"

#include <cstdint>

namespace broadside {

/// Reports the candidate pairs of a grid and returns the checks, both as BroadPhase::candidatePairs() asks for. A table
/// is gone through cell by cell; a hashed grid is asked about each dynamic object. O(shared cells)
std::uint64_t gridPairs(const GridLevels& levels, PairSink& sink);

} // namespace broadside
