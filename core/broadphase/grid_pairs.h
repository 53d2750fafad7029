#pragma once

#include "core/broadphase/grid_levels.h"

#include <cstdint>

namespace broadside {

/// Reports the candidate pairs of a grid and returns the checks, as BroadPhase::candidatePairs() defines. Goes through
/// a table cell by cell; in a hashed grid it queries each dynamic object. Cost: O(shared cells).
std::uint64_t gridPairs(const GridLevels& levels, PairSink& sink);

} // namespace broadside
