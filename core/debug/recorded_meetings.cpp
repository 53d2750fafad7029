#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <array>

/// @file
/// How recorded registrations meet: in common cells, in the rings of cells around them, and in the levels of a
/// hierarchical grid.

namespace broadside {
namespace {

std::int64_t gapOf(std::int64_t firstA, std::int64_t lastA, std::int64_t firstB, std::int64_t lastB)
{
    return std::max<std::int64_t>({0, firstB - lastA, firstA - lastB});
}

/// In cells, on the axis on which the two are farther apart.
std::int64_t distanceOf(const CellRange& a, const CellRange& b)
{
    return std::max(gapOf(a.first.x, a.last.x, b.first.x, b.last.x), gapOf(a.first.y, a.last.y, b.first.y, b.last.y));
}

} // namespace

std::optional<std::int64_t> RecordedBroadPhase::cellDistance(IndexPair pair) const
{
    std::optional<std::int64_t> nearest;
    for (const Cells& a : rangesOf(pair.a))
        for (const Cells& b : rangesIn(pair.b, a.grid)) {
            const std::int64_t distance = distanceOf(a.range, b.range);
            nearest = std::min(distance, nearest.value_or(distance));
        }
    return nearest;
}

bool RecordedBroadPhase::areTogether(IndexPair pair) const
{
    const auto reachOf = [&](std::uint32_t grid) {
        const std::int64_t said = m_grids.empty() ? 0 : m_grids[grid].rings;
        return said > 0 ? said : concludedRing();
    };
    const bool haveCommonGrid =
        std::ranges::any_of(rangesOf(pair.a), [&](const Cells& a) { return !rangesIn(pair.b, a.grid).empty(); });
    if (!haveCommonGrid && crossesGrids())
        return meetAcross(pair.a, pair.b, reachOf) || meetAcross(pair.b, pair.a, reachOf);
    return std::ranges::any_of(rangesOf(pair.a), [&](const Cells& a) {
        return std::ranges::any_of(rangesIn(pair.b, a.grid),
                                   [&](const Cells& b) { return distanceOf(a.range, b.range) <= reachOf(a.grid); });
    });
}

/// Whether the box of `searching` reaches the cells of `found`, which are longer than its own.
template<class Reach>
bool RecordedBroadPhase::meetAcross(ObjectIndex searching, ObjectIndex found, const Reach& reachOf) const
{
    return std::ranges::any_of(rangesOf(searching), [&](const Cells& own) {
        return std::ranges::any_of(rangesOf(found), [&](const Cells& cells) {
            const CellTable& table = m_grids[cells.grid].table;
            return table.cellSize() > m_grids[own.grid].table.cellSize() &&
                   distanceOf(table.cellsOf(m_objects->boundsOf(searching)), cells.range) <= reachOf(cells.grid);
        });
    });
}

/// Whether the game's grids are the levels of one hierarchical grid: their cells have several lengths, and this frame
/// has a candidate of two objects that have no grid in common.
bool RecordedBroadPhase::crossesGrids() const
{
    if (m_crossesGrids)
        return *m_crossesGrids;
    const bool hasLevels = std::ranges::any_of(
        m_grids, [&](const Grid& grid) { return grid.table.cellSize() != m_grids.front().table.cellSize(); });
    m_crossesGrids = hasLevels && std::ranges::any_of(m_candidates, [&](IndexPair pair) {
                         return !isNowhere(pair.a) && !isNowhere(pair.b) && !cellDistance(pair);
                     });
    return *m_crossesGrids;
}

std::int64_t RecordedBroadPhase::ring() const
{
    std::int64_t said = 0;
    for (const Grid& grid : m_grids)
        said = std::max(said, grid.rings);
    return said > 0 ? said : concludedRing();
}

std::int64_t RecordedBroadPhase::concludedRing() const
{
    constexpr std::size_t kRings = 3;
    constexpr double kMost = 0.985; // share of the candidates: a few are left over from an earlier frame
    if (m_ring)
        return *m_ring;
    std::array<std::size_t, kRings> within{};
    std::size_t known = 0;
    for (const IndexPair pair : m_candidates)
        if (const auto distance = cellDistance(pair)) {
            ++known;
            for (std::size_t ring = 0; ring < kRings; ++ring)
                within[ring] += *distance <= static_cast<std::int64_t>(ring) ? 1U : 0U;
        }
    const auto enough = std::ranges::find_if(
        within, [&](std::size_t count) { return static_cast<double>(count) >= kMost * static_cast<double>(known); });
    m_ring = enough == within.end() ? 0 : enough - within.begin();
    return *m_ring;
}

} // namespace broadside
