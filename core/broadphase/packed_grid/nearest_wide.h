#pragma once

#include "core/broadphase/packed_grid/nearest.h"

namespace broadside::packed {

/// Improves `best` with the boxes in places begin..end-1, eight at a time. @pre widestLanes() is Wide
void nearestInRangeWide(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, float x, float y,
                        NearestBox& best);

} // namespace broadside::packed
