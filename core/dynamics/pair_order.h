#pragma once

#include "core/broadphase/broad_phase.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace broadside {

/// Sorts pairs of rows below `rows`. `room` is memory that a caller keeps for the next time; it is left empty.
/// A stop takes some milliseconds and leaves the pairs in no order.
///
/// The pairs are distributed to blocks of rows and then counted within a block, so that all writes go to near memory;
/// comparing takes over where there are few pairs. Cost: O(n). Source: radix sort, Knuth, "The Art of Computer
/// Programming" 3, 5.2.5.
void sortPairs(std::vector<IndexPair>& pairs, std::vector<IndexPair>& room, std::size_t rows,
               const std::stop_token& stop = {});

} // namespace broadside
