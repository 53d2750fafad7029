#include "core/broadphase/grid.h"

#include "core/base/limits.h"
#include "core/broadphase/pair_batch.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

/// Few enough that a large object costs no more than a small one, enough that most objects stay on the finest level.
constexpr std::int64_t kCellsPerAxis = 4;

} // namespace

Grid::Grid(const GridLayout& layout)
    : m_layout(layout)
{
    assert(layout.cellCount() <= static_cast<double>(limits::kDenseCells));
    std::int64_t columns = layout.columns();
    std::int64_t rows = layout.rows();
    m_levels.push_back({.columns = columns, .rows = rows, .statics = {}, .dynamics = {}, .entries = {}});
    while (columns > kCellsPerAxis || rows > kCellsPerAxis) {
        columns = (columns + 1) / 2;
        rows = (rows + 1) / 2;
        m_levels.push_back({.columns = columns, .rows = rows, .statics = {}, .dynamics = {}, .entries = {}});
    }
}

void Grid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
    m_cells.resize(m_proxies.size());
    setBox(index, box);
}

void Grid::move(ObjectIndex index, const Aabb& box)
{
    m_proxies.move(index, box);
    setBox(index, box);
}

void Grid::remove(ObjectIndex index) { m_proxies.remove(index); }

void Grid::setBox(ObjectIndex index, const Aabb& box) { m_cells[index] = m_layout.cellsOf(box); }

void Grid::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    if (changes.statics)
        rebuild(false);
    if (changes.dynamics)
        rebuild(true);
}

int Grid::levelFor(const CellRange& cells) const noexcept
{
    const CellRange inTable = onLevel(cells, 0);
    int shift = 0;
    const auto span = [&](std::int64_t first, std::int64_t last) { return (last >> shift) - (first >> shift) + 1; };
    while (span(inTable.first.x, inTable.last.x) > kCellsPerAxis ||
           span(inTable.first.y, inTable.last.y) > kCellsPerAxis)
        ++shift;
    return shift;
}

CellRange Grid::onLevel(const CellRange& cells, int shift) const noexcept
{
    const Level& level = m_levels[static_cast<std::size_t>(shift)];
    const auto into = [shift](std::int64_t cell, std::int64_t count) {
        return std::clamp<std::int64_t>(cell >> shift, 0, count - 1);
    };
    return {{into(cells.first.x, level.columns), into(cells.first.y, level.rows)},
            {into(cells.last.x, level.columns), into(cells.last.y, level.rows)}};
}

void Grid::rebuild(bool dynamics)
{
    for (Level& level : m_levels)
        level.entries.clear();
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.filterOf(index).dynamic != dynamics)
            return;
        const int shift = levelFor(m_cells[index]);
        m_levels[static_cast<std::size_t>(shift)].entries.push_back({index, onLevel(m_cells[index], shift)});
    });
    for (Level& level : m_levels)
        (dynamics ? level.dynamics : level.statics).build(level.columns, level.rows, level.entries);
}

template<class Visit>
void Grid::forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const
{
    for (int shift = 0; shift < static_cast<int>(m_levels.size()); ++shift) {
        const CellIndex& index = m_levels[static_cast<std::size_t>(shift)].*kind;
        if (index.isEmpty())
            continue;
        const CellRange asked = onLevel(cells, shift);
        for (std::int64_t y = asked.first.y; y <= asked.last.y; ++y) {
            for (std::int64_t x = asked.first.x; x <= asked.last.x; ++x) {
                for (const ObjectIndex other : index.objectsIn({x, y})) {
                    const CellCoord first = onLevel(m_cells[other], shift).first;
                    const bool owner = x == std::max(asked.first.x, first.x) && y == std::max(asked.first.y, first.y);
                    if (owner && !intersection(cells, m_cells[other]).isEmpty())
                        visit(other);
                }
            }
        }
    }
}

std::uint64_t Grid::sharedCells(const CellRange& a, const CellRange& b) const noexcept
{
    return static_cast<std::uint64_t>(intersection(onLevel(a, 0), onLevel(b, 0)).count());
}

std::uint64_t Grid::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t checks = 0;
    m_proxies.forEach([&](ObjectIndex a) {
        const CollisionFilter& filter = m_proxies.filterOf(a);
        if (!filter.dynamic)
            return;
        const CellRange& cells = m_cells[a];
        checks += sharedCells(cells, cells);
        forEachSharing(cells, &Level::statics, [&](ObjectIndex b) {
            checks += sharedCells(cells, m_cells[b]);
            if (canCollide(filter, m_proxies.filterOf(b)))
                batch.add(orderedPair(a, b));
        });
        forEachSharing(cells, &Level::dynamics, [&](ObjectIndex b) {
            if (b <= a)
                return; // the other way round is the same pair
            checks += 2 * sharedCells(cells, m_cells[b]);
            if (canCollide(filter, m_proxies.filterOf(b)))
                batch.add({a, b});
        });
    });
    return checks;
}

void Grid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const CollisionFilter& filter = m_proxies.filterOf(index);
    const auto take = [&](ObjectIndex other) {
        if (other != index && masksMatch(filter, m_proxies.filterOf(other)))
            candidates.push_back(other);
    };
    forEachSharing(m_cells[index], &Level::statics, take);
    forEachSharing(m_cells[index], &Level::dynamics, take);
}

void Grid::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    const CellRange cells = m_layout.cellsOf(box);
    const auto take = [&](ObjectIndex other) { candidates.push_back(other); };
    forEachSharing(cells, &Level::statics, take);
    forEachSharing(cells, &Level::dynamics, take);
}

BroadPhaseStatistics Grid::statistics() const
{
    BroadPhaseStatistics statistics{.objects = m_proxies.count(),
                                    .cells = static_cast<std::uint64_t>(m_layout.columns() * m_layout.rows()),
                                    .registrations = 0,
                                    .bytes = m_proxies.bytes() + m_cells.capacity() * sizeof(CellRange)};
    for (const Level& level : m_levels) {
        statistics.registrations += level.statics.registrations() + level.dynamics.registrations();
        statistics.bytes += level.statics.bytes() + level.dynamics.bytes();
        statistics.bytes += level.entries.capacity() * sizeof(CellIndex::Entry);
    }
    return statistics;
}

} // namespace broadside
