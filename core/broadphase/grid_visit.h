#pragma once

#include "core/broadphase/grid.h"

#include <algorithm>

/// @file
/// How the sources of Grid walk its cells. Private to them.

namespace broadside {

template<class Visit>
void Grid::forEachSharingOnLevel(const CellRange& cells, int shift, const CellIndex& index, Visit&& visit) const
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
void Grid::forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const
{
    for (std::size_t shift = 0; shift < m_levels.size(); ++shift) {
        const CellIndex& index = m_levels[shift].*kind;
        if (!index.isEmpty())
            forEachSharingOnLevel(cells, static_cast<int>(shift), index, visit);
    }
}

} // namespace broadside
