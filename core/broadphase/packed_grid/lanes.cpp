#include "core/broadphase/packed_grid/lanes.h"

namespace broadside::packed {

Lanes widestLanes() noexcept
{
#if BROADSIDE_HAS_WIDE_LANES
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt"))
        return Lanes::Wide;
#endif
    return Lanes::Portable;
}

} // namespace broadside::packed
