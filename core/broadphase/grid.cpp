#include "core/broadphase/grid.h"

#include "core/broadphase/grid_visit.h"
#include "core/broadphase/limits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace broadside {
namespace {

/// Few enough that a large object costs no more than a small one, enough that most objects stay on the finest level.
constexpr std::int64_t kCellsPerAxis = 4;

/// Enough to bring any range of 64-bit cells down to four.
constexpr std::size_t kHashedLevels = 63;

} // namespace

Grid::Grid(const GridLayout& layout, Storage storage)
    : m_layout(layout)
    , m_storage(storage)
{
    assert(storage == Storage::Hashed || layout.cellCount() <= static_cast<double>(limits::kDenseCells));
    makeLevels();
}

void Grid::makeLevels()
{
    if (m_storage == Storage::Hashed) {
        m_levels.resize(kHashedLevels);
        return;
    }
    std::int64_t columns = m_layout.columns();
    std::int64_t rows = m_layout.rows();
    for (;;) {
        m_levels.emplace_back();
        m_levels.back().columns = columns;
        m_levels.back().rows = rows;
        if (columns <= kCellsPerAxis && rows <= kCellsPerAxis)
            return;
        columns = (columns + 1) / 2;
        rows = (rows + 1) / 2;
    }
}

Algorithm Grid::algorithm() const noexcept
{
    return m_storage == Storage::Table ? Algorithm::Grid : Algorithm::HashedGrid;
}

void Grid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
    m_cells.resize(m_proxies.size());
    m_levelOf.resize(m_proxies.size());
    setBox(index, box);
}

void Grid::move(ObjectIndex index, const Aabb& box)
{
    m_proxies.move(index, box);
    setBox(index, box);
}

void Grid::remove(ObjectIndex index) { m_proxies.remove(index); }

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
    if (m_storage == Storage::Hashed)
        return {{cells.first.x >> shift, cells.first.y >> shift}, {cells.last.x >> shift, cells.last.y >> shift}};
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
        if (m_proxies.isDynamic(index) != dynamics)
            return;
        const CellRange& cells = m_cells[index];
        const int shift = levelFor(cells);
        const CellRange registered = onLevel(cells, shift);
        m_levelOf[index] = static_cast<std::uint8_t>(shift);
        m_levels[static_cast<std::size_t>(shift)].entries.push_back({index, registered, registered == cells});
    });
    for (Level& level : m_levels) {
        CellIndex& index = dynamics ? level.dynamics : level.statics;
        if (m_storage == Storage::Table)
            index.buildDense(level.columns, level.rows, level.entries);
        else
            index.buildHashed(level.entries);
    }
}

void Grid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const CollisionFilter filter = m_proxies.filterOf(index);
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
                                    .cells = 0,
                                    .registrations = 0,
                                    .bytes = m_proxies.bytes() + m_cells.capacity() * sizeof(CellRange) +
                                             m_levelOf.capacity()};
    if (m_storage == Storage::Table)
        statistics.cells = static_cast<std::uint64_t>(m_layout.columns() * m_layout.rows());
    for (const Level& level : m_levels) {
        statistics.registrations += level.statics.registrations().size() + level.dynamics.registrations().size();
        statistics.bytes += level.statics.bytes() + level.dynamics.bytes();
        statistics.bytes += level.entries.capacity() * sizeof(CellIndex::Entry);
    }
    return statistics;
}

CellIds Grid::cellsOf(ObjectIndex index, std::size_t most) const { return cellTable()->idsIn(m_cells[index], most); }

void Grid::showRegistrations(RegistrationSink& sink) const
{
    m_proxies.forEach([&](ObjectIndex index) {
        if (const CellRange cells = m_layout.clipped(m_cells[index]); !cells.isEmpty())
            sink.take(index, cells);
    });
}

Structure Grid::structure(const Aabb& visible, std::size_t most) const
{
    const CellRange seen = m_layout.cellsOf(visible);
    std::vector<std::array<std::int64_t, 3>> standing; // level, row, column of every registration that is seen
    m_proxies.forEach([&](ObjectIndex index) {
        const int shift = m_levelOf[index];
        const CellRange cells = intersection(onLevel(m_cells[index], shift), onLevel(seen, shift));
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
        structure.parts.push_back({cellBounds({x, y}, static_cast<int>(shift)), static_cast<int>(shift),
                                   static_cast<std::uint32_t>(i - first)});
    }
    return structure;
}

Structure Grid::partsOf(ObjectIndex index, std::size_t most) const
{
    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = true};
    const int shift = m_levelOf[index];
    const CellRange cells = onLevel(m_cells[index], shift);
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            if (structure.parts.size() < most)
                structure.parts.push_back({cellBounds({x, y}, shift), shift, countIn({x, y}, shift)});
            else
                structure.complete = false;
    return structure;
}

Aabb Grid::cellBounds(CellCoord cell, int shift) const noexcept
{
    const double side = std::ldexp(m_layout.cellSize(), shift);
    const Vec2 lo{static_cast<double>(cell.x) * side, static_cast<double>(cell.y) * side};
    return {lo, lo + Vec2{side, side}};
}

std::uint32_t Grid::countIn(CellCoord cell, int shift) const
{
    std::uint32_t count = 0;
    const Level& level = m_levels[static_cast<std::size_t>(shift)];
    for (const CellIndex* index : {&level.statics, &level.dynamics}) {
        if (index->isEmpty())
            continue;
        for (const CellIndex::Registration there : index->objectsNear(cell)) // hashed: also what stands elsewhere
            if (!intersection(onLevel(m_cells[there.object()], shift), CellRange{cell, cell}).isEmpty())
                ++count;
    }
    return count;
}

} // namespace broadside
