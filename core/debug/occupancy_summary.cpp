#include "core/debug/occupancy_summary.h"

#include "core/base/limits.h"

#include <cassert>
#include <vector>

namespace broadside {
namespace {

/// Counts per cell, built from ranges of cells. One column more than the grid has, so that a range may end at its edge.
class CellCounts {
public:
    explicit CellCounts(const GridLayout& layout)
        : m_stride(static_cast<std::size_t>(layout.columns()) + 1)
        , m_counts(m_stride * (static_cast<std::size_t>(layout.rows()) + 1), 0)
    {}

    void add(const CellRange& cells)
    {
        m_counts[at(cells.first.x, cells.first.y)] += 1;
        m_counts[at(cells.last.x + 1, cells.first.y)] -= 1;
        m_counts[at(cells.first.x, cells.last.y + 1)] -= 1;
        m_counts[at(cells.last.x + 1, cells.last.y + 1)] += 1;
    }

    /// Turns the differences into counts.
    void sum()
    {
        for (std::size_t i = 1; i < m_counts.size(); ++i)
            if (i % m_stride != 0)
                m_counts[i] += m_counts[i - 1];
        for (std::size_t i = m_stride; i < m_counts.size(); ++i)
            m_counts[i] += m_counts[i - m_stride];
    }

    [[nodiscard]] std::uint64_t of(CellCoord cell) const
    {
        return static_cast<std::uint64_t>(m_counts[at(cell.x, cell.y)]);
    }

private:
    [[nodiscard]] std::size_t at(std::int64_t x, std::int64_t y) const
    {
        return static_cast<std::size_t>(x) + static_cast<std::size_t>(y) * m_stride;
    }

    std::size_t m_stride;
    std::vector<std::int32_t> m_counts;
};

} // namespace

OccupancySummary occupancySummaryOf(const ObjectTable& objects, const GridLayout& layout)
{
    assert(layout.cellCount() <= static_cast<double>(limits::kDenseCells));
    OccupancySummary result;
    result.cells = static_cast<std::uint64_t>(layout.columns()) * static_cast<std::uint64_t>(layout.rows());

    CellCounts counts(layout);
    objects.forEach([&](ObjectIndex index) {
        const CellRange cells = layout.clipped(layout.cellsOf(objects.boundsOf(index)));
        if (cells.isEmpty()) {
            ++result.outside;
            return;
        }
        result.registrations += static_cast<std::uint64_t>(cells.count());
        counts.add(cells);
    });
    counts.sum();

    for (std::int64_t y = 0; y < layout.rows(); ++y)
        for (std::int64_t x = 0; x < layout.columns(); ++x) {
            const std::uint64_t count = counts.of({x, y});
            result.occupied += count > 0 ? 1 : 0;
            if (count > result.most) {
                result.most = count;
                result.fullest = {x, y};
            }
        }
    return result;
}

} // namespace broadside
