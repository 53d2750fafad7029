#pragma once

#include <atomic>
#include <cstdint>

/// @file
/// What a program has allocated, where one of its sources includes counted_heap.h.

namespace broadside::test {

inline std::atomic<std::uint64_t> allocations = 0; ///< Since the program began,
inline std::atomic<std::uint64_t> liveBytes = 0;   ///< and what it has now,
inline std::atomic<std::uint64_t> mostBytes = 0;   ///< or had at most since somebody set this to what it had.

} // namespace broadside::test
