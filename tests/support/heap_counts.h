#pragma once

#include <atomic>
#include <cstdint>

/// @file
/// Allocations of a program; they are counted when one of its sources includes counted_heap.h.

namespace broadside::test {

inline std::atomic<std::uint64_t> allocations = 0; ///< Allocations since the program began.
inline std::atomic<std::uint64_t> liveBytes = 0;   ///< Bytes that are allocated now.
inline std::atomic<std::uint64_t> mostBytes = 0;   ///< Maximum of liveBytes; tests may reset it.

} // namespace broadside::test
