#include "core/broadphase/cell_index.h"

#include <algorithm>
#include <bit>

namespace broadside {

void CellIndex::buildDense(std::int64_t columns, std::int64_t rows, std::span<const Entry> entries)
{
    m_columns = columns;
    m_hashMask = 0;
    build(static_cast<std::size_t>(columns * rows), entries);
}

void CellIndex::buildHashed(std::span<const Entry> entries)
{
    std::uint64_t registrations = 1;
    for (const Entry& entry : entries)
        registrations += static_cast<std::uint64_t>(entry.cells.count());
    m_hashMask = std::bit_ceil(2 * registrations) - 1;
    build(m_hashMask + 1, entries);
}

std::size_t CellIndex::hashSlotOf(CellCoord cell) const noexcept
{
    std::uint64_t z = static_cast<std::uint64_t>(cell.x) + 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(cell.y);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<std::size_t>(z ^ (z >> 31)) & m_hashMask;
}

template<class Visit>
void CellIndex::forEachSlot(const Entry& entry, Visit&& visit)
{
    for (std::int64_t y = entry.cells.first.y; y <= entry.cells.last.y; ++y) {
        for (std::int64_t x = entry.cells.first.x; x <= entry.cells.last.x; ++x) {
            const std::size_t slot = slotOf({x, y});
            if (m_hashMask != 0) {
                if (m_lastIn[slot] == entry.object + 1)
                    continue; // another of its cells has the same hash
                m_lastIn[slot] = entry.object + 1;
            }
            visit(slot, Registration(entry.object, x == entry.cells.first.x, y == entry.cells.first.y, entry.isExact));
        }
    }
}

void CellIndex::build(std::size_t slots, std::span<const Entry> entries)
{
    m_registrations.clear();
    if (entries.empty())
        return; // objectsNear() is not allowed now, so the starts need no clearing

    const auto forgetLast = [&] { m_lastIn.assign(m_hashMask != 0 ? slots : 0, 0); };
    m_starts.assign(slots + 1, 0);
    forgetLast();
    for (const Entry& entry : entries)
        forEachSlot(entry, [&](std::size_t slot, Registration) { ++m_starts[slot]; });

    std::uint32_t total = 0;
    for (std::uint32_t& start : m_starts)
        start = total += start; // the END of each slot; scattering backwards turns it into the start

    m_registrations.resize(total);
    forgetLast();
    for (std::size_t i = entries.size(); i-- > 0;)
        forEachSlot(entries[i], [&](std::size_t slot, Registration registration) {
            m_registrations[--m_starts[slot]] = registration;
        });
}

} // namespace broadside
