#include "core/broadphase/cell_table.h"

#include "core/base/saturating.h"
#include "core/broadphase/segment_cells.h"

#include <algorithm>

namespace broadside {

void CellIds::append(std::uint64_t first, std::uint64_t last, std::size_t most)
{
    count += last - first + 1;
    for (std::uint64_t id = first; id <= last && ids.size() < most; ++id)
        ids.push_back(id);
}

CellTable CellTable::goingOn(const GridLayout& cells) noexcept
{
    CellTable table(cells);
    table.m_goesOn = true;
    return table;
}

CellTable CellTable::fromTheTop(const GridLayout& cells, double top) noexcept
{
    CellTable table(cells);
    table.m_fromTheTop = true;
    table.m_origin.y = top - static_cast<double>(cells.rows()) * cells.cellHeight();
    return table;
}

CellTable CellTable::movedTo(Vec2 corner) const noexcept
{
    CellTable table(*this);
    table.m_origin = corner;
    return table;
}

Aabb CellTable::bounds() const noexcept
{
    return isEmpty() ? Aabb{} : united(boundsOf({0, 0}), boundsOf({columns() - 1, rows() - 1}));
}

CellRange CellTable::cellsOf(const Aabb& box) const noexcept { return {cellAt(box.lo), cellAt(box.hi)}; }

Aabb CellTable::boundsOf(CellCoord cell) const noexcept
{
    const Aabb box = m_cells.boundsOf(cell);
    return {box.lo + m_origin, box.hi + m_origin};
}

std::optional<std::uint64_t> CellTable::idOf(CellCoord cell) const noexcept
{
    return m_cells.idOf(cellInIdOrder(cell));
}

CellCoord CellTable::cellOfId(std::uint64_t id) const noexcept { return cellInIdOrder(m_cells.cellOfId(id)); }

CellIds CellTable::idsIn(const CellRange& range, std::size_t most) const
{
    CellIds found;
    const CellRange cells = clipped(range);
    if (cells.isEmpty())
        return found;
    const std::int64_t a = cellInIdOrder(cells.first).y;
    const std::int64_t b = cellInIdOrder(cells.last).y;
    const auto width = static_cast<std::uint64_t>(cells.columns());
    for (std::int64_t y = std::min(a, b); y <= std::max(a, b) && found.ids.size() < most; ++y) {
        const std::uint64_t first = *m_cells.idOf({cells.first.x, y});
        found.append(first, first + width - 1, most);
    }
    found.count = saturatingProduct(width, static_cast<std::uint64_t>(cells.rows()));
    return found;
}

CellIds CellTable::idsAlong(Vec2 from, Vec2 to, std::size_t most) const
{
    const SegmentCells path(m_cells, from - m_origin, to - m_origin, 0.0);
    CellRange around = clipped(path.around());
    CellIds found;
    if (around.isEmpty())
        return found;
    around.last.x = std::min(around.last.x, around.first.x + static_cast<std::int64_t>(most) - 1);
    for (std::int64_t x = around.first.x; x <= around.last.x; ++x) {
        const CellIds column = idsIn(path.inColumns(x, x), most);
        found.count += column.count;
        found.ids.insert(found.ids.end(), column.ids.begin(), column.ids.end());
    }
    std::ranges::sort(found.ids);
    found.ids.resize(std::min(found.ids.size(), most));
    return found;
}

} // namespace broadside
