#pragma once

#include <cstdint>

/// @file
/// Which instructions the packed grid runs on. Both paths give the same results, bit for bit and in the same order.

#if defined(__x86_64__) && defined(__GNUC__)
#define BROADSIDE_HAS_WIDE_LANES 1
/// Marks a function that may only run where widestLanes() says Wide. It stands on each function and not on a file, so
/// that no inline function of a header is compiled for a processor that the user may not have. (PREFETCHW does nothing
/// on the few that have AVX2 and not that.)
#define BROADSIDE_WIDE __attribute__((target("avx2,popcnt,prfchw")))
#else
#define BROADSIDE_HAS_WIDE_LANES 0
#endif

namespace broadside::packed {

enum class Lanes : std::uint8_t {
    Portable, ///< Plain C++, any processor.
    Wide,     ///< Eight boxes at a time (AVX2).
};

/// Asks memory for what stands there, for it is needed soon. Only a hint.
inline void fetch([[maybe_unused]] const void* address) noexcept
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

/// What this processor has, asked at run time.
[[nodiscard]] Lanes widestLanes() noexcept;

} // namespace broadside::packed
