#include "core/debug/tuning/occupancy_summary.h"

#include "core/broadphase/limits.h"

#include <cassert>
#include <optional>
#include <vector>

namespace broadside {
namespace {

/// Counts per cell, built from ranges of cells. It has one column and one row more than the table, so that a range can
/// end at the table's edge.
class CellCounts final : public RegistrationSink {
public:
    explicit CellCounts(const CellTable& table)
        : m_stride(static_cast<std::size_t>(table.columns()) + 1)
        , m_counts(m_stride * (static_cast<std::size_t>(table.rows()) + 1), 0)
    {}

    [[nodiscard]] std::uint64_t objects() const noexcept { return m_objects; }
    [[nodiscard]] std::uint64_t registrations() const noexcept { return m_registrations; }

    void take(ObjectIndex object, const CellRange& cells) override
    {
        m_objects += m_last != object ? 1U : 0U;
        m_last = object;
        m_registrations += static_cast<std::uint64_t>(cells.count());
        m_counts[at(cells.first.x, cells.first.y)] += 1;
        m_counts[at(cells.last.x + 1, cells.first.y)] -= 1;
        m_counts[at(cells.first.x, cells.last.y + 1)] -= 1;
        m_counts[at(cells.last.x + 1, cells.last.y + 1)] += 1;
    }

    /// Converts the differences to counts.
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
    std::optional<ObjectIndex> m_last;
    std::uint64_t m_objects = 0;
    std::uint64_t m_registrations = 0;
};

} // namespace

OccupancySummary occupancySummaryOf(const BroadPhase& broadPhase)
{
    const CellTable table = *broadPhase.cellTable();
    assert(table.cellCount() <= static_cast<double>(limits::kDenseCells));
    CellCounts counts(table);
    broadPhase.showRegistrations(counts);
    counts.sum();

    OccupancySummary result;
    result.cells = static_cast<std::uint64_t>(table.columns()) * static_cast<std::uint64_t>(table.rows());
    result.registrations = counts.registrations();
    result.outside = broadPhase.statistics().objects - counts.objects();
    const auto columns = static_cast<std::uint64_t>(table.columns());
    for (std::uint64_t first = 0; first < result.cells; first += columns) {
        const std::int64_t y = table.cellOfId(first).y;
        for (std::uint64_t x = 0; x < columns; ++x) {
            const std::uint64_t count = counts.of({static_cast<std::int64_t>(x), y});
            result.occupied += count > 0 ? 1 : 0;
            if (count > result.most) {
                result.most = count;
                result.fullest = first + x;
            }
        }
    }
    return result;
}

} // namespace broadside
