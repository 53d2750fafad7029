#include "core/broadphase/segment_cells.h"

#include <algorithm>

namespace broadside {

SegmentCells::SegmentCells(const GridLayout& layout, Vec2 from, Vec2 to, double slack) noexcept
    : m_layout(layout)
    , m_from(from)
    , m_to(to)
    , m_slack(slack)
    , m_around(layout.cellsOf(grown(united(Aabb{from, from}, to), slack)))
{}

/// The y coordinate of the segment at this x, or of its nearer end.
double SegmentCells::heightAt(double x) const noexcept
{
    const Vec2 along = m_to - m_from;
    return m_from.y + std::clamp((x - m_from.x) / along.x, 0.0, 1.0) * along.y;
}

CellRange SegmentCells::inColumns(std::int64_t first, std::int64_t last) const noexcept
{
    const CellRange columns = intersection(m_around, {{first, m_around.first.y}, {last, m_around.last.y}});
    if (columns.isEmpty() || m_to.x == m_from.x)
        return columns;
    const double a = heightAt(m_layout.boundsOf({columns.first.x, 0}).lo.x - m_slack);
    const double b = heightAt(m_layout.boundsOf({columns.last.x, 0}).hi.x + m_slack);
    const std::int64_t low = m_layout.cellAt({0.0, std::min(a, b) - m_slack}).y;
    const std::int64_t high = m_layout.cellAt({0.0, std::max(a, b) + m_slack}).y;
    return intersection(columns, {{columns.first.x, low}, {columns.last.x, high}});
}

} // namespace broadside
