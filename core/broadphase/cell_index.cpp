#include "core/broadphase/cell_index.h"

namespace broadside {

template<class Visit>
void CellIndex::forEachCell(const CellRange& cells, Visit&& visit) const
{
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            visit(numberOf({x, y}));
}

void CellIndex::build(std::int64_t columns, std::int64_t rows, std::span<const Entry> entries)
{
    m_columns = columns;
    m_objects.clear();
    if (entries.empty())
        return; // objectsIn() must not be asked then, so the starts need no clearing

    m_starts.assign(static_cast<std::size_t>(columns * rows) + 1, 0);
    for (const Entry& entry : entries)
        forEachCell(entry.cells, [&](std::size_t cell) { ++m_starts[cell]; });

    std::uint32_t total = 0;
    for (std::uint32_t& start : m_starts)
        start = total += start; // the END of each cell; scattering backwards turns it into the start

    m_objects.resize(total);
    for (std::size_t i = entries.size(); i-- > 0;)
        forEachCell(entries[i].cells, [&](std::size_t cell) { m_objects[--m_starts[cell]] = entries[i].object; });
}

} // namespace broadside
