#include "editor/session/occupancy.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {
namespace {

/// @pre the range is not empty and inside the table, so no coordinate is negative
CellRange inBlocks(const CellRange& cells, std::int64_t block) noexcept
{
    return {{cells.first.x / block, cells.first.y / block}, {cells.last.x / block, cells.last.y / block}};
}

} // namespace

Occupancy::Occupancy(const BroadPhase& broadPhase, const CellRange& part, std::int64_t block)
    : m_block(block)
    , m_blocks{{0, 0}, {-1, -1}}
{
    assert(block >= 1);
    const CellRange inTable = broadPhase.cellTable()->clipped(part);
    if (inTable.isEmpty())
        return;
    m_blocks = inBlocks(inTable, block);
    m_counts.assign(static_cast<std::size_t>(m_blocks.count()), 0);
    m_last.resize(m_counts.size());
    broadPhase.showRegistrations(*this);
}

void Occupancy::take(ObjectIndex object, const CellRange& cells)
{
    const CellRange touched = intersection(inBlocks(cells, m_block), m_blocks);
    for (std::int64_t y = touched.first.y; y <= touched.last.y; ++y)
        for (std::int64_t x = touched.first.x; x <= touched.last.x; ++x) {
            const std::size_t number = numberOf({x, y});
            if (std::exchange(m_last[number], object) != object)
                m_largest = std::max(m_largest, ++m_counts[number]);
        }
}

} // namespace broadside
