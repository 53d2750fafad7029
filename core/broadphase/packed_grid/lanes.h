#pragma once

#include <cstdint>

/// @file
/// The instructions that the packed grid uses. Both versions give the same results, bit for bit and in the same order.

#if defined(__x86_64__) && defined(__GNUC__)
#define BROADSIDE_HAS_WIDE_LANES 1
/// Marks a function that may only run where widestLanes() is Wide. It marks functions and not files, so that no inline
/// function of a header is compiled for a processor that the user may not have. (PREFETCHW does nothing on the few
/// processors that have AVX2 but not PREFETCHW.)
#define BROADSIDE_WIDE __attribute__((target("avx2,popcnt,prfchw")))
#else
#define BROADSIDE_HAS_WIDE_LANES 0
#endif

namespace broadside::packed {

enum class Lanes : std::uint8_t {
    Portable, ///< Plain C++, any processor.
    Wide,     ///< Eight boxes at a time (AVX2).
};

/// Prefetches memory that is needed soon. Only a hint.
inline void fetch([[maybe_unused]] const void* address) noexcept
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

/// The widest lanes of this processor, detected at run time.
[[nodiscard]] Lanes widestLanes() noexcept;

} // namespace broadside::packed
