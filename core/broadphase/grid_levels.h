#pragma once

#include "core/broadphase/cell_index.h"
#include "core/broadphase/cell_ranges.h"
#include "core/broadphase/proxy_table.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// The registrations of a grid: the cells of each object, and on each level the objects in each cell. Grid defines
/// which objects share cells, and explains levels and storages. Pairs (grid_pairs.h) and searches (grid_search.h) read
/// this class.
///
/// Cells of an object have the user's size, inside and outside the world. A level has cells 2^shift times as large.
class GridLevels {
public:
    enum class Storage { Table, Hashed };

    struct Level {
        std::int64_t columns = 1; // of the table; unused by hashing
        std::int64_t rows = 1;
        CellIndex statics;
        CellIndex dynamics;
        std::vector<ObjectIndex> objects; // while they are registered; kept for those of dynamic objects
    };

    GridLevels(const GridLayout& layout, Storage storage);

    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter);
    void move(ObjectIndex index, const Aabb& box);
    void remove(ObjectIndex index) { m_proxies.remove(index); }
    /// Registers all objects of a kind again if one of them changed. Required after a change, for all functions except
    /// cellsOf().
    void update();

    [[nodiscard]] const GridLayout& layout() const noexcept { return m_layout; }
    [[nodiscard]] Storage storage() const noexcept { return m_storage; }
    [[nodiscard]] const ProxyTable& objects() const noexcept { return m_proxies; }
    [[nodiscard]] std::span<const Level> levels() const noexcept { return m_levels; } ///< Indexed by shift; not empty.
    [[nodiscard]] CellRange cellsOf(ObjectIndex index) const noexcept { return m_cells[index]; }
    [[nodiscard]] int levelOf(ObjectIndex index) const noexcept { return m_levelOf[index]; } ///< The level's shift.
    [[nodiscard]] std::uint64_t bytes() const noexcept;

    /// Whether two objects really share a cell of the user's size.
    [[nodiscard]] bool meet(ObjectIndex a, ObjectIndex b) const noexcept
    {
        return !intersection(m_cells[a], m_cells[b]).isEmpty();
    }
    /// The cells of a range on a level; for a table, cells outside are moved to its border.
    [[nodiscard]] CellRange onLevel(const CellRange& cells, int shift) const noexcept;
    /// Count of objects registered in a cell of a level.
    [[nodiscard]] std::uint32_t countIn(CellCoord cell, int shift) const;

    /// Calls visit(object) once for each object of one kind that shares a cell with the range.
    template<class Visit>
    void forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const;
    /// The same for the objects on one level. @pre `index` is one of the two indexes of this level, and not empty
    template<class Visit>
    void forEachSharingOnLevel(const CellRange& cells, int shift, const CellIndex& index, Visit&& visit) const;

private:
    void makeLevels();
    [[nodiscard]] int levelFor(const CellRange& cells) const noexcept;
    void rebuild(bool dynamics);

    GridLayout m_layout;
    Storage m_storage;
    ProxyTable m_proxies;
    CellRanges m_cells;                  // of each object, in the user's cells, also outside the world
    std::vector<std::uint8_t> m_levelOf; // of each object, from the last update
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
        // More cells than objects: going through the objects is cheaper.
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
