#include "core/debug/tuning/centre_grid.h"

#include "core/broadphase/pair_batch.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

namespace broadside {

void CentreGrid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
}

void CentreGrid::move(ObjectIndex index, const Aabb& box) { m_proxies.move(index, box); }

void CentreGrid::remove(ObjectIndex index) { m_proxies.remove(index); }

void CentreGrid::update()
{
    m_entries.clear();
    m_proxies.forEach([&](ObjectIndex index) { m_entries.push_back({cellOf(m_proxies.boxOf(index)), index}); });
    std::ranges::sort(m_entries, {},
                      [](const Entry& entry) { return std::tuple(entry.cell.y, entry.cell.x, entry.object); });
    m_occupied = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_occupied += i == 0 || m_entries[i].cell != m_entries[i - 1].cell ? 1U : 0U;
}

CellCoord CentreGrid::cellOf(const Aabb& box) const noexcept
{
    constexpr double kMost = 0x1p60; // a cell with its neighbours still is a 64-bit integer
    const Vec2 centre = m_rule.placed({0.5 * box.lo.x + 0.5 * box.hi.x, 0.5 * box.lo.y + 0.5 * box.hi.y});
    const auto along = [&](double at, double origin) {
        return static_cast<std::int64_t>(std::clamp(std::floor((at - origin) / m_rule.cellSize), -kMost, kMost));
    };
    return {along(centre.x, m_rule.origin.x), along(centre.y, m_rule.origin.y)};
}

std::span<const CentreGrid::Entry> CentreGrid::entriesIn(std::size_t from, std::int64_t row, std::int64_t first,
                                                         std::int64_t last) const
{
    const auto place = [](const Entry& entry) { return std::pair(entry.cell.y, entry.cell.x); };
    const auto all = std::span(m_entries).subspan(from);
    const auto begin = std::ranges::lower_bound(all, std::pair(row, first), {}, place);
    const auto end = std::ranges::upper_bound(begin, all.end(), std::pair(row, last), {}, place);
    return {begin, end};
}

std::uint64_t CentreGrid::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t checks = 0;
    for (std::size_t i = 0; i < m_entries.size() && batch.wantsMore(); ++i) {
        const Entry& one = m_entries[i];
        const CollisionFilter filter = m_proxies.filterOf(one.object);
        checks += filter.dynamic ? 1U : 0U; // it finds itself
        for (std::int64_t up = 0; up <= m_rule.rings; ++up) {
            const std::int64_t left = up == 0 ? one.cell.x : one.cell.x - m_rule.rings;
            for (const Entry& other : entriesIn(i + 1, one.cell.y + up, left, one.cell.x + m_rule.rings)) {
                const CollisionFilter otherFilter = m_proxies.filterOf(other.object);
                checks += (filter.dynamic ? 1U : 0U) + (otherFilter.dynamic ? 1U : 0U);
                batch.addIf(canCollide(filter, otherFilter), orderedPair(one.object, other.object));
            }
        }
    }
    batch.finish();
    return checks;
}

void CentreGrid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const CollisionFilter filter = m_proxies.filterOf(index);
    std::vector<ObjectIndex> near;
    candidatesIn(m_proxies.boxOf(index), near);
    std::ranges::copy_if(near, std::back_inserter(candidates), [&](ObjectIndex other) {
        return other != index && masksMatch(filter, m_proxies.filterOf(other));
    });
}

void CentreGrid::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    const CellCoord cell = cellOf(box);
    for (std::int64_t row = cell.y - m_rule.rings; row <= cell.y + m_rule.rings; ++row)
        for (const Entry& entry : entriesIn(0, row, cell.x - m_rule.rings, cell.x + m_rule.rings))
            candidates.push_back(entry.object);
}

BroadPhaseStatistics CentreGrid::statistics() const
{
    return {.objects = m_entries.size(),
            .cells = m_occupied,
            .registrations = m_entries.size(),
            .bytes = m_proxies.bytes() + m_entries.capacity() * sizeof(Entry)};
}

Algorithm CentreGrid::algorithm() const noexcept
{
    assert(false && "this is no algorithm of Broadside's");
    return kTablelessGrid;
}

} // namespace broadside
