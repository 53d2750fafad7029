#include "core/broadphase/packed_grid/lattice_wide.h"

namespace broadside::packed {

#if BROADSIDE_HAS_WIDE_LANES

BROADSIDE_WIDE void putOnLatticeWide(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end,
                                     LatticeBoxes& onLattice)
{
    const WideLattice lattice(onLattice.lattice);
    const auto put = [&](std::uint32_t i) BROADSIDE_WIDE {
        lattice.storeLevelBoxes(_mm256_loadu_ps(boxes.x0 + i), _mm256_loadu_ps(boxes.y0 + i),
                                _mm256_loadu_ps(boxes.x1 + i), _mm256_loadu_ps(boxes.y1 + i),
                                onLattice.boxes.data() + i);
    };
    for (std::uint32_t i = begin; i < end; i += 8)
        put(i);
    put(end);
}

#else

void putOnLatticeWide(const BoxColumns&, std::uint32_t, std::uint32_t, LatticeBoxes&) {}

#endif

} // namespace broadside::packed
