#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/grid_layout.h"

#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Which objects stand in which cell: one array of object numbers with a start per slot.
///
/// A slot is a cell of a table (dense), or all cells of the same hash (hashed: any coordinates, slots by the number of
/// registrations). An object stands at most once in a slot, in the order in which the objects were given.
///
/// Built by a counting sort (count, prefix sum, scatter): O(registrations + slots), no allocation once the arrays are
/// large enough. Source: Knuth, TAOCP 3, algorithm 5.2D; the hash is SplitMix64's finaliser (see core/base/random.h).
class CellIndex {
public:
    /// An object and the cells that it stands in. @pre the range is not empty.
    struct Entry {
        ObjectIndex object = 0;
        CellRange cells;
    };

    /// @pre all ranges lie in (0, 0)..(columns - 1, rows - 1).
    void buildDense(std::int64_t columns, std::int64_t rows, std::span<const Entry> entries);
    void buildHashed(std::span<const Entry> entries);

    [[nodiscard]] bool isEmpty() const noexcept { return m_objects.empty(); }
    /// Dense: the objects in the cell. Hashed: among others, perhaps. @pre !isEmpty()
    [[nodiscard]] std::span<const ObjectIndex> objectsNear(CellCoord cell) const noexcept
    {
        const std::size_t slot = slotOf(cell);
        return {m_objects.data() + m_starts[slot], m_objects.data() + m_starts[slot + 1]};
    }
    /// Every object once for every slot that it stands in.
    [[nodiscard]] std::span<const ObjectIndex> registrations() const noexcept { return m_objects; }
    [[nodiscard]] std::uint64_t bytes() const noexcept
    {
        return (m_starts.capacity() + m_lastIn.capacity()) * sizeof(std::uint32_t) +
               m_objects.capacity() * sizeof(ObjectIndex);
    }

private:
    [[nodiscard]] std::size_t slotOf(CellCoord cell) const noexcept
    {
        return m_hashMask == 0 ? static_cast<std::size_t>(cell.x + cell.y * m_columns) : hashSlotOf(cell);
    }
    [[nodiscard]] std::size_t hashSlotOf(CellCoord cell) const noexcept;
    void build(std::size_t slots, std::span<const Entry> entries);
    template<class Visit>
    void forEachSlot(const Entry& entry, Visit&& visit);

    std::int64_t m_columns = 0;
    std::size_t m_hashMask = 0;          // 0: dense
    std::vector<std::uint32_t> m_starts; // one a slot, and the end of the last
    std::vector<ObjectIndex> m_objects;
    std::vector<std::uint32_t> m_lastIn; // hashed: the last entry seen in each slot, from 1
};

} // namespace broadside
