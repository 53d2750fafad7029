#pragma once

#include "core/broadphase/cell_index.h"
#include "core/broadphase/proxy_table.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Where the objects of a grid are registered: the cells of each object, and on each level the objects of each cell.
/// Which objects share cells, Grid says; see there for levels and storages. Pairs (grid_pairs.h) and searches
/// (grid_search.h) read it.
///
/// Cells of an object are those of the user's size, inside the world or not. A level has cells 2^shift times as large.
class GridLevels {
public:
    enum class Storage { Table, Hashed };

    struct Level {
        std::int64_t columns = 1; // of the table; hashing has no use for them
        std::int64_t rows = 1;
        CellIndex statics;
        CellIndex dynamics;
        std::vector<CellIndex::Entry> entries; // kept for its memory
    };

    GridLevels(const GridLayout& layout, Storage storage);

    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter);
    void move(ObjectIndex index, const Aabb& box);
    void remove(ObjectIndex index) { m_proxies.remove(index); }
    /// Registers the objects of each kind again of which one changed. All below but cellsOf() need it after a change.
    void update();

    [[nodiscard]] const GridLayout& layout() const noexcept { return m_layout; }
    [[nodiscard]] Storage storage() const noexcept { return m_storage; }
    [[nodiscard]] const ProxyTable& objects() const noexcept { return m_proxies; }
    [[nodiscard]] std::span<const Level> levels() const noexcept { return m_levels; } ///< By shift; not empty.
    [[nodiscard]] const CellRange& cellsOf(ObjectIndex index) const noexcept { return m_cells[index]; }
    [[nodiscard]] int levelOf(ObjectIndex index) const noexcept { return m_levelOf[index]; } ///< The shift.
    [[nodiscard]] std::uint64_t bytes() const noexcept;

    /// Whether two objects truly share a cell.
    [[nodiscard]] bool meet(ObjectIndex a, ObjectIndex b) const noexcept
    {
        return !intersection(m_cells[a], m_cells[b]).isEmpty();
    }
    /// The cells of a range on a level; for a table, moved into it where they lie outside.
    [[nodiscard]] CellRange onLevel(const CellRange& cells, int shift) const noexcept;
    [[nodiscard]] std::uint32_t countIn(CellCoord cell, int shift) const; ///< Objects registered in a cell of a level.

    /// Calls visit(object) once for each object of one kind that shares a cell with the range.
    template<class Visit>
    void forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const;
    /// The same for those on one level. @pre `index` is one of the two of this level, and not empty
    template<class Visit>
    void forEachSharingOnLevel(const CellRange& cells, int shift, const CellIndex& index, Visit&& visit) const;

private:
    void makeLevels();
    [[nodiscard]] int levelFor(const CellRange& cells) const noexcept;
    void rebuild(bool dynamics);

    GridLayout m_layout;
    Storage m_storage;
    ProxyTable m_proxies;
    std::vector<CellRange> m_cells;      // of each object, in the user's cells, unbounded
    std::vector<std::uint8_t> m_levelOf; // of each object, as of the last update
    std::vector<Level> m_levels;
};

inline CellRange GridLevels::onLevel(const CellRange& cells, int shift) const noexcept
{
    if (m_storage == Storage::Hashed)
        return {{cells.first.x >> shift, cells.first.y >> shift}, {cells.last.x >> shift, cells.last.y >> shift}};
    const Level& level = m_levels[static_cast<std::size_t>(shift)];
    const auto into = [shift](std::int64_t cell, std::int64_t count) {
        return std::clamp<std::int64_t>(cell >> shift, 0, count - 1);
    };
    return {{into(cells.first.x, level.columns), into(cells.first.y, level.rows)},
            {into(cells.last.x, level.columns), into(cells.last.y, level.rows)}};
}

template<class Visit>
void GridLevels::forEachSharingOnLevel(const CellRange& cells, int shift, const CellIndex& index, Visit&& visit) const
{
    const CellRange asked = onLevel(cells, shift);
    const auto meets = [&](ObjectIndex other) { return !intersection(cells, m_cells[other]).isEmpty(); };
    const auto ownerOf = [&](ObjectIndex other) {
        const CellCoord first = onLevel(m_cells[other], shift).first;
        return CellCoord{std::max(asked.first.x, first.x), std::max(asked.first.y, first.y)};
    };
    const double cellCount = static_cast<double>(asked.columns()) * static_cast<double>(asked.rows());
    if (cellCount > static_cast<double>(m_proxies.size())) {
        // A question about more cells than there are objects: the objects are fewer to look at.
        m_proxies.forEach([&](ObjectIndex other) {
            const bool here =
                (&index == &m_levels[static_cast<std::size_t>(shift)].dynamics) == m_proxies.isDynamic(other);
            if (here && m_levelOf[other] == shift && meets(other))
                visit(other);
        });
        return;
    }
    for (std::int64_t y = asked.first.y; y <= asked.last.y; ++y)
        for (std::int64_t x = asked.first.x; x <= asked.last.x; ++x)
            for (const CellIndex::Registration there : index.objectsNear({x, y}))
                if (const ObjectIndex other = there.object(); ownerOf(other) == CellCoord{x, y} && meets(other))
                    visit(other);
}

template<class Visit>
void GridLevels::forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const
{
    for (std::size_t shift = 0; shift < m_levels.size(); ++shift) {
        const CellIndex& index = m_levels[shift].*kind;
        if (!index.isEmpty())
            forEachSharingOnLevel(cells, static_cast<int>(shift), index, visit);
    }
}

} // namespace broadside
