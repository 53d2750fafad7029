#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/grid_layout.h"

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// The objects in each cell: one array of object numbers with a start per slot.
///
/// A slot is a cell of a table (dense), or all cells with the same hash (hashed: any coordinates; the count of slots
/// depends on the registrations). An object is at most once in a slot. Entries have the order in which the objects were
/// given.
///
/// In a huge table most cells are empty. Then only slots with objects have a start, and a bit for each slot says which
/// ones these are: an eighth of the memory, which would be more than that of the objects.
///
/// Built by a counting sort (count, prefix sum, scatter): O(registrations + slots), no allocation once the arrays are
/// large enough. Source: Knuth, TAOCP 3, algorithm 5.2D; the hash is SplitMix64's finaliser (see core/base/random.h).
class CellIndex {
public:
    /// An object and its cells. @pre the range is not empty, the number is below 2^29.
    struct Entry {
        ObjectIndex object = 0;
        CellRange cells;
        /// False: two objects in one of these cells may share no cell of the user's size, so test them.
        bool isExact = true;
    };

    /// An object in one of its cells.
    class Registration {
    public:
        constexpr Registration() = default;
        constexpr Registration(ObjectIndex object, bool inFirstColumn, bool inFirstRow, bool isExact) noexcept
            : m_bits(object | (inFirstColumn ? kFirstColumn : 0U) | (inFirstRow ? kFirstRow : 0U) |
                     (isExact ? 0U : kInexact))
        {}

        [[nodiscard]] constexpr ObjectIndex object() const noexcept { return m_bits & kObject; }
        /// Whether this cell is the lower-left one of all cells that two objects share: then its column is the first
        /// column of one of them, and its row the first row of one of them. True in exactly one cell for any two
        /// objects that share cells.
        [[nodiscard]] friend constexpr bool isLowerLeftOfShared(Registration a, Registration b) noexcept
        {
            return ((a.m_bits | b.m_bits) & (kFirstColumn | kFirstRow)) == (kFirstColumn | kFirstRow);
        }
        [[nodiscard]] friend constexpr bool areExact(Registration a, Registration b) noexcept
        {
            return ((a.m_bits | b.m_bits) & kInexact) == 0;
        }

    private:
        static constexpr std::uint32_t kFirstColumn = 1U << 31;
        static constexpr std::uint32_t kFirstRow = 1U << 30;
        static constexpr std::uint32_t kInexact = 1U << 29;
        static constexpr std::uint32_t kObject = kInexact - 1;

        std::uint32_t m_bits = 0;
    };

    /// Indexes these objects; `entryOf(object)` returns the entry of one, always the same, and is asked several times,
    /// so that no list of entries is in memory. @pre all ranges are within (0, 0)..(columns - 1, rows - 1).
    template<class EntryOf>
    void buildDense(std::int64_t columns, std::int64_t rows, std::span<const ObjectIndex> objects, EntryOf&& entryOf)
    {
        m_columns = columns;
        m_hashMask = 0;
        build(static_cast<std::size_t>(columns * rows), objects, entryOf);
    }
    template<class EntryOf>
    void buildHashed(std::span<const ObjectIndex> objects, EntryOf&& entryOf)
    {
        std::uint64_t registrations = 1;
        for (const ObjectIndex object : objects)
            registrations += static_cast<std::uint64_t>(entryOf(object).cells.count());
        m_hashMask = std::bit_ceil(2 * registrations) - 1;
        build(m_hashMask + 1, objects, entryOf);
    }

    [[nodiscard]] bool isEmpty() const noexcept { return m_registrations.empty(); }
    /// Dense: the objects in the cell. Hashed: these, and possibly objects of other cells. @pre !isEmpty()
    [[nodiscard]] std::span<const Registration> objectsNear(CellCoord cell) const noexcept
    {
        return inSlot(slotOf(cell));
    }
    /// Dense: the objects in cell x + y * columns. @pre !isEmpty()
    [[nodiscard]] std::span<const Registration> inSlot(std::size_t slot) const noexcept
    {
        if (m_isSparse && !isMarked(slot))
            return {};
        return atPlace(m_isSparse ? sparsePlaceOf(slot) : slot);
    }
    /// Calls `visit(slot, objects)` for each slot that has objects, in ascending order, until it returns false. Returns
    /// whether it never did. @pre !isEmpty()
    template<class Visit>
    bool forEachInUse(Visit&& visit) const;
    /// Every object once for every slot that contains it.
    [[nodiscard]] std::span<const Registration> registrations() const noexcept { return m_registrations; }
    [[nodiscard]] std::uint64_t bytes() const noexcept
    {
        return (m_starts.capacity() + m_lastIn.capacity() + m_marksBefore.capacity()) * sizeof(std::uint32_t) +
               m_marks.capacity() * sizeof(std::uint64_t) + m_registrations.capacity() * sizeof(Registration);
    }

private:
    /// A smaller table has a start for each slot, which is found faster.
    static constexpr std::size_t kLeastSparse = std::size_t{1} << 22; // slots: 16 MiB of starts
    static constexpr std::size_t kSlotsPerObject = 8;
    static constexpr std::size_t kBits = 64;

    [[nodiscard]] bool isMarked(std::size_t slot) const noexcept
    {
        return (m_marks[slot / kBits] >> slot % kBits & 1) != 0;
    }
    /// The number of marked slots before this one.
    [[nodiscard]] std::size_t sparsePlaceOf(std::size_t slot) const noexcept
    {
        const std::uint64_t before = m_marks[slot / kBits] & ((std::uint64_t{1} << slot % kBits) - 1);
        return m_marksBefore[slot / kBits] + static_cast<std::size_t>(std::popcount(before));
    }
    [[nodiscard]] std::span<const Registration> atPlace(std::size_t place) const noexcept
    {
        return {m_registrations.data() + m_starts[place], m_registrations.data() + m_starts[place + 1]};
    }
    template<class EntryOf>
    [[nodiscard]] std::size_t markSlots(std::size_t slotCount, std::span<const ObjectIndex> objects, EntryOf& entryOf);
    [[nodiscard]] std::size_t slotOf(CellCoord cell) const noexcept
    {
        return m_hashMask == 0 ? static_cast<std::size_t>(cell.x + cell.y * m_columns) : hashSlotOf(cell);
    }
    [[nodiscard]] std::size_t hashSlotOf(CellCoord cell) const noexcept;
    template<class EntryOf>
    void build(std::size_t slotCount, std::span<const ObjectIndex> objects, EntryOf& entryOf);
    template<class Visit>
    void forEachSlot(const Entry& entry, Visit&& visit);

    std::int64_t m_columns = 0;
    std::size_t m_hashMask = 0;          // 0 for a dense index
    std::vector<std::uint32_t> m_starts; // one per slot, or per marked slot, and the end of the last
    bool m_isSparse = false;
    std::vector<std::uint64_t> m_marks;       // sparse: a bit for each slot, which is set if it has objects
    std::vector<std::uint32_t> m_marksBefore; // the number of bits set before each entry of m_marks
    std::vector<Registration> m_registrations;
    std::vector<std::uint32_t> m_lastIn; // for a hashed index: the last object in each slot, plus 1
};

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

template<class EntryOf>
void CellIndex::build(std::size_t slotCount, std::span<const ObjectIndex> objects, EntryOf& entryOf)
{
    m_registrations.clear();
    if (objects.empty())
        return; // objectsNear() is not allowed now, so the starts need no clearing

    m_isSparse = m_hashMask == 0 && slotCount >= kLeastSparse && slotCount > kSlotsPerObject * objects.size();
    const std::size_t places = m_isSparse ? markSlots(slotCount, objects, entryOf) : slotCount;
    const auto placeOf = [this](std::size_t slot) { return m_isSparse ? sparsePlaceOf(slot) : slot; };
    const auto forgetLast = [&] { m_lastIn.assign(m_hashMask != 0 ? slotCount : 0, 0); };
    m_starts.assign(places + 1, 0);
    forgetLast();
    for (const ObjectIndex object : objects)
        forEachSlot(entryOf(object), [&](std::size_t slot, Registration) { ++m_starts[placeOf(slot)]; });

    std::uint32_t total = 0;
    for (std::uint32_t& start : m_starts)
        start = total += start; // the END of each slot; scattering backwards turns it into the start

    m_registrations.resize(total);
    forgetLast();
    for (std::size_t i = objects.size(); i-- > 0;)
        forEachSlot(entryOf(objects[i]), [&](std::size_t slot, Registration registration) {
            m_registrations[--m_starts[placeOf(slot)]] = registration;
        });
}

/// Returns the number of slots that have objects.
template<class EntryOf>
std::size_t CellIndex::markSlots(std::size_t slotCount, std::span<const ObjectIndex> objects, EntryOf& entryOf)
{
    m_marks.assign(slotCount / kBits + 1, 0);
    for (const ObjectIndex object : objects)
        forEachSlot(entryOf(object),
                    [&](std::size_t slot, Registration) { m_marks[slot / kBits] |= std::uint64_t{1} << slot % kBits; });
    m_marksBefore.clear();
    m_marksBefore.reserve(m_marks.size());
    std::uint32_t marked = 0;
    for (const std::uint64_t marks : m_marks) {
        m_marksBefore.push_back(marked);
        marked += static_cast<std::uint32_t>(std::popcount(marks));
    }
    return marked;
}

template<class Visit>
bool CellIndex::forEachInUse(Visit&& visit) const
{
    if (!m_isSparse) {
        for (std::size_t slot = 0; slot + 1 < m_starts.size(); ++slot)
            if (m_starts[slot] != m_starts[slot + 1] && !visit(slot, atPlace(slot)))
                return false;
        return true;
    }
    std::size_t place = 0;
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        for (std::uint64_t marks = m_marks[i]; marks != 0; marks &= marks - 1)
            if (!visit(kBits * i + static_cast<std::size_t>(std::countr_zero(marks)), atPlace(place++)))
                return false;
    return true;
}

} // namespace broadside
