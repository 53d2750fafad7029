#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/grid_layout.h"

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Which objects stand in which cell of a table of columns x rows: one array of object numbers with a start per cell.
///
/// Built by a counting sort (count, prefix sum, scatter): O(entries + cells), no allocation once the arrays are large
/// enough. Objects of a cell are in the order in which they were given. Source: Knuth, TAOCP 3, algorithm 5.2D.
class CellIndex {
public:
    /// An object and the cells that it stands in. @pre the range is not empty and lies in the table.
    struct Entry {
        ObjectIndex object = 0;
        CellRange cells;
    };

    void build(std::int64_t columns, std::int64_t rows, std::span<const Entry> entries);

    [[nodiscard]] bool isEmpty() const noexcept { return m_objects.empty(); }
    [[nodiscard]] std::span<const ObjectIndex> objectsIn(CellCoord cell) const noexcept
    {
        const std::size_t number = numberOf(cell);
        return {m_objects.data() + m_starts[number], m_objects.data() + m_starts[number + 1]};
    }
    [[nodiscard]] std::uint64_t registrations() const noexcept { return m_objects.size(); }
    [[nodiscard]] std::uint64_t bytes() const noexcept
    {
        return m_starts.capacity() * sizeof(std::uint32_t) + m_objects.capacity() * sizeof(ObjectIndex);
    }

private:
    [[nodiscard]] std::size_t numberOf(CellCoord cell) const noexcept
    {
        return static_cast<std::size_t>(cell.x + cell.y * m_columns);
    }
    template<class Visit>
    void forEachCell(const CellRange& cells, Visit&& visit) const;

    std::int64_t m_columns = 0;
    std::vector<std::uint32_t> m_starts; // one a cell, and the end of the last
    std::vector<ObjectIndex> m_objects;
};

} // namespace broadside
