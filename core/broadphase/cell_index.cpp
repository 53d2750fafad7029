#include "core/broadphase/cell_index.h"

namespace broadside {

std::size_t CellIndex::hashSlotOf(CellCoord cell) const noexcept
{
    std::uint64_t z = static_cast<std::uint64_t>(cell.x) + 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(cell.y);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<std::size_t>(z ^ (z >> 31)) & m_hashMask;
}

} // namespace broadside
