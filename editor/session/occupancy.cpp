#include "editor/session/occupancy.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

/// @pre the range is not empty and lies in the grid, so nothing is negative.
CellRange inBlocks(const CellRange& cells, std::int64_t block) noexcept
{
    return {{cells.first.x / block, cells.first.y / block}, {cells.last.x / block, cells.last.y / block}};
}

} // namespace

Occupancy::Occupancy(const ObjectTable& objects, const GridLayout& layout, const CellRange& part, std::int64_t block)
    : m_block(block)
    , m_blocks{{0, 0}, {-1, -1}}
{
    assert(block >= 1);
    const CellRange inGrid = layout.clipped(part);
    if (inGrid.isEmpty())
        return;
    m_blocks = inBlocks(inGrid, block);
    m_counts.assign(static_cast<std::size_t>(m_blocks.count()), 0);
    objects.forEach([&](ObjectIndex row) {
        const CellRange cells = layout.clipped(layout.cellsOf(objects.boundsOf(row)));
        if (cells.isEmpty())
            return;
        const CellRange touched = intersection(inBlocks(cells, block), m_blocks);
        for (std::int64_t y = touched.first.y; y <= touched.last.y; ++y)
            for (std::int64_t x = touched.first.x; x <= touched.last.x; ++x)
                m_largest = std::max(m_largest, ++m_counts[numberOf({x, y})]);
    });
}

} // namespace broadside
