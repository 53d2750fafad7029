#include "core/debug/recorded_meetings.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

using Cells = RecordedBroadPhase::Cells;

std::int64_t gapOf(std::int64_t firstA, std::int64_t lastA, std::int64_t firstB, std::int64_t lastB)
{
    return std::max<std::int64_t>({0, firstB - lastA, firstA - lastB});
}

/// In cells, on the axis on which the two are farther apart.
std::int64_t distanceOf(const CellRange& a, const CellRange& b)
{
    return std::max(gapOf(a.first.x, a.last.x, b.first.x, b.last.x), gapOf(a.first.y, a.last.y, b.first.y, b.last.y));
}

/// Whether the box of `searching` reaches the cells of `found`, which are longer than its own.
bool reachesLongerCells(const RecordedBroadPhase& record, const Aabb& searching, std::span<const Cells> own,
                        std::span<const Cells> found, const ReachOfGrid& reachOf)
{
    return std::ranges::any_of(own, [&](const Cells& mine) {
        return std::ranges::any_of(found, [&](const Cells& cells) {
            const CellTable& table = record.grids()[cells.grid].table;
            return table.cellSize() > record.grids()[mine.grid].table.cellSize() &&
                   distanceOf(table.cellsOf(searching), cells.range) <= reachOf(cells.grid);
        });
    });
}

} // namespace

std::optional<std::int64_t> cellDistanceIn(const RecordedBroadPhase& record, IndexPair pair)
{
    std::optional<std::int64_t> nearest;
    for (const Cells& a : record.rangesOf(pair.a))
        for (const Cells& b : record.rangesIn(pair.b, a.grid)) {
            const std::int64_t distance = distanceOf(a.range, b.range);
            nearest = std::min(distance, nearest.value_or(distance));
        }
    return nearest;
}

std::int64_t concludedRingOf(const RecordedBroadPhase& record, std::span<const IndexPair> candidates)
{
    constexpr std::size_t kRings = 3;
    constexpr double kMost = 0.985; // share of the candidates: a few are left over from an earlier frame
    std::array<std::size_t, kRings> within{};
    std::size_t known = 0;
    for (const IndexPair pair : candidates)
        if (const auto distance = cellDistanceIn(record, pair)) {
            ++known;
            for (std::size_t ring = 0; ring < kRings; ++ring)
                within[ring] += *distance <= static_cast<std::int64_t>(ring) ? 1U : 0U;
        }
    const auto enough = std::ranges::find_if(
        within, [&](std::size_t count) { return static_cast<double>(count) >= kMost * static_cast<double>(known); });
    return enough == within.end() ? 0 : enough - within.begin();
}

bool areLevels(const RecordedBroadPhase& record, std::span<const IndexPair> candidates)
{
    const auto grids = record.grids();
    const bool haveLengths = std::ranges::any_of(grids, [&](const RecordedBroadPhase::Grid& grid) {
        return grid.table.cellSize() != grids.front().table.cellSize();
    });
    return haveLengths && std::ranges::any_of(candidates, [&](IndexPair pair) {
               return !record.isNowhere(pair.a) && !record.isNowhere(pair.b) && !cellDistanceIn(record, pair);
           });
}

bool meetInOneGrid(const RecordedBroadPhase& record, IndexPair pair, const ReachOfGrid& reachOf)
{
    return std::ranges::any_of(record.rangesOf(pair.a), [&](const Cells& a) {
        return std::ranges::any_of(record.rangesIn(pair.b, a.grid),
                                   [&](const Cells& b) { return distanceOf(a.range, b.range) <= reachOf(a.grid); });
    });
}

bool meetAcrossGrids(const RecordedBroadPhase& record, const ObjectTable& objects, IndexPair pair,
                     const ReachOfGrid& reachOf)
{
    const auto ofA = record.rangesOf(pair.a);
    const auto ofB = record.rangesOf(pair.b);
    return reachesLongerCells(record, objects.boundsOf(pair.a), ofA, ofB, reachOf) ||
           reachesLongerCells(record, objects.boundsOf(pair.b), ofB, ofA, reachOf);
}

} // namespace broadside
