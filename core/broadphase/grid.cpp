#include "core/broadphase/grid.h"

#include "core/broadphase/grid_pairs.h"
#include "core/broadphase/grid_search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

/// The square of a cell on a level.
Aabb cellBounds(const GridLayout& layout, CellCoord cell, int shift) noexcept
{
    const double side = std::ldexp(layout.cellSize(), shift);
    const Vec2 lo{static_cast<double>(cell.x) * side, static_cast<double>(cell.y) * side};
    return {lo, lo + Vec2{side, side}};
}

} // namespace

Algorithm Grid::algorithm() const noexcept
{
    return m_levels.storage() == Storage::Table ? Algorithm::Grid : Algorithm::HashedGrid;
}

std::uint64_t Grid::candidatePairs(PairSink& sink) const { return gridPairs(m_levels, sink); }

void Grid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const CollisionFilter filter = m_levels.objects().filterOf(index);
    const auto take = [&](ObjectIndex other) {
        if (other != index && masksMatch(filter, m_levels.objects().filterOf(other)))
            candidates.push_back(other);
    };
    m_levels.forEachSharing(m_levels.cellsOf(index), &GridLevels::Level::statics, take);
    m_levels.forEachSharing(m_levels.cellsOf(index), &GridLevels::Level::dynamics, take);
}

void Grid::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    const CellRange cells = m_levels.layout().cellsOf(box);
    const auto take = [&](ObjectIndex other) { candidates.push_back(other); };
    m_levels.forEachSharing(cells, &GridLevels::Level::statics, take);
    m_levels.forEachSharing(cells, &GridLevels::Level::dynamics, take);
}

void Grid::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    appendAlong(m_levels, from, to, candidates);
}

void Grid::searchNearest(const Aabb& from, NearestSearch& search) const { searchNearestIn(m_levels, from, search); }

BroadPhaseStatistics Grid::statistics() const
{
    const GridLayout& layout = m_levels.layout();
    BroadPhaseStatistics statistics{
        .objects = m_levels.objects().count(), .cells = 0, .registrations = 0, .bytes = m_levels.bytes()};
    if (m_levels.storage() == Storage::Table)
        statistics.cells = static_cast<std::uint64_t>(layout.columns() * layout.rows());
    for (const GridLevels::Level& level : m_levels.levels())
        statistics.registrations += level.statics.registrations().size() + level.dynamics.registrations().size();
    return statistics;
}

CellIds Grid::cellsOf(ObjectIndex index, std::size_t most) const
{
    return cellTable()->idsIn(m_levels.cellsOf(index), most);
}

void Grid::showRegistrations(RegistrationSink& sink) const
{
    m_levels.objects().forEach([&](ObjectIndex index) {
        if (const CellRange cells = m_levels.layout().clipped(m_levels.cellsOf(index)); !cells.isEmpty())
            sink.take(index, cells);
    });
}

Structure Grid::structure(const Aabb& visible, std::size_t most) const
{
    const CellRange seen = m_levels.layout().cellsOf(visible);
    std::vector<std::array<std::int64_t, 3>> standing; // level, row, column of every visible registration
    m_levels.objects().forEach([&](ObjectIndex index) {
        const int shift = m_levels.levelOf(index);
        const CellRange cells =
            intersection(m_levels.onLevel(m_levels.cellsOf(index), shift), m_levels.onLevel(seen, shift));
        for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
            for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
                standing.push_back({shift, y, x});
    });
    std::ranges::sort(standing);

    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = true};
    for (std::size_t i = 0; i < standing.size();) {
        const auto [shift, y, x] = standing[i];
        const std::size_t first = i;
        while (i < standing.size() && standing[i] == standing[first])
            ++i;
        if (structure.parts.size() == most) {
            structure.complete = false;
            break;
        }
        structure.parts.push_back({cellBounds(m_levels.layout(), {x, y}, static_cast<int>(shift)),
                                   static_cast<int>(shift), static_cast<std::uint32_t>(i - first)});
    }
    return structure;
}

Structure Grid::partsOf(ObjectIndex index, std::size_t most) const
{
    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = true};
    const int shift = m_levels.levelOf(index);
    const CellRange cells = m_levels.onLevel(m_levels.cellsOf(index), shift);
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            if (structure.parts.size() < most)
                structure.parts.push_back(
                    {cellBounds(m_levels.layout(), {x, y}, shift), shift, m_levels.countIn({x, y}, shift)});
            else
                structure.complete = false;
    return structure;
}

} // namespace broadside
