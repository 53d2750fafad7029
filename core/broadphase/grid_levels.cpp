#include "core/broadphase/grid_levels.h"

#include "core/broadphase/limits.h"

#include <cassert>

namespace broadside {
namespace {

/// So few that a large object costs no more than a small one, yet enough that most objects stay on the finest level.
constexpr std::int64_t kCellsPerAxis = 4;

/// Enough to reduce any range of 64-bit cells to four.
constexpr std::size_t kHashedLevels = 63;

} // namespace

GridLevels::GridLevels(const GridLayout& layout, Storage storage)
    : m_layout(layout)
    , m_storage(storage)
{
    assert(storage == Storage::Hashed || layout.cellCount() <= static_cast<double>(limits::kDenseCells));
    makeLevels();
}

void GridLevels::makeLevels()
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

void GridLevels::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
    m_cells.resize(m_proxies.size());
    m_levelOf.resize(m_proxies.size());
    m_cells.set(index, m_layout.cellsOf(box));
}

void GridLevels::move(ObjectIndex index, const Aabb& box)
{
    m_proxies.move(index, box);
    m_cells.set(index, m_layout.cellsOf(box));
}

void GridLevels::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    if (changes.statics)
        rebuild(false);
    if (changes.dynamics)
        rebuild(true);
}

int GridLevels::levelFor(const CellRange& cells) const noexcept
{
    const CellRange inTable = onLevel(cells, 0);
    int shift = 0;
    const auto span = [&](std::int64_t first, std::int64_t last) { return (last >> shift) - (first >> shift) + 1; };
    while (span(inTable.first.x, inTable.last.x) > kCellsPerAxis ||
           span(inTable.first.y, inTable.last.y) > kCellsPerAxis)
        ++shift;
    return shift;
}

void GridLevels::rebuild(bool dynamics)
{
    for (Level& level : m_levels)
        level.objects.clear();
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.isDynamic(index) != dynamics)
            return;
        const int shift = levelFor(m_cells[index]);
        m_levelOf[index] = static_cast<std::uint8_t>(shift);
        m_levels[static_cast<std::size_t>(shift)].objects.push_back(index);
    });
    const auto entryOf = [this](ObjectIndex index) {
        const CellRange registered = onLevel(m_cells[index], m_levelOf[index]);
        return CellIndex::Entry{index, registered, registered == m_cells[index]};
    };
    for (Level& level : m_levels) {
        CellIndex& index = dynamics ? level.dynamics : level.statics;
        if (m_storage == Storage::Table)
            index.buildDense(level.columns, level.rows, level.objects, entryOf);
        else
            index.buildHashed(level.objects, entryOf);
        if (!dynamics) // most worlds register static objects once
            level.objects = std::vector<ObjectIndex>();
    }
}

std::uint64_t GridLevels::bytes() const noexcept
{
    std::uint64_t bytes = m_proxies.bytes() + m_cells.bytes() + m_levelOf.capacity();
    for (const Level& level : m_levels)
        bytes += level.statics.bytes() + level.dynamics.bytes() + level.objects.capacity() * sizeof(ObjectIndex);
    return bytes;
}

std::uint32_t GridLevels::countIn(CellCoord cell, int shift) const
{
    std::uint32_t count = 0;
    const Level& level = m_levels[static_cast<std::size_t>(shift)];
    for (const CellIndex* index : {&level.statics, &level.dynamics}) {
        if (index->isEmpty())
            continue;
        for (const CellIndex::Registration there : index->objectsNear(cell)) // hashed: includes objects of other cells
            if (!intersection(onLevel(m_cells[there.object()], shift), CellRange{cell, cell}).isEmpty())
                ++count;
    }
    return count;
}

} // namespace broadside
