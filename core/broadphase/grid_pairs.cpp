#include "core/base/saturating.h"
#include "core/broadphase/grid_visit.h"

namespace broadside {
namespace {

/// Counts the meetings of objects, cell by cell.
class Checks {
public:
    void add(std::uint64_t cells, std::uint64_t orders = 1) noexcept
    {
        m_count = saturatingSum(m_count, saturatingProduct(cells, orders));
    }
    [[nodiscard]] std::uint64_t count() const noexcept { return m_count; }

private:
    std::uint64_t m_count = 0;
};

} // namespace

std::uint64_t Grid::sharedCells(const CellRange& a, const CellRange& b) const noexcept
{
    const CellRange shared = intersection(onLevel(a, 0), onLevel(b, 0));
    return saturatingProduct(static_cast<std::uint64_t>(shared.columns()), static_cast<std::uint64_t>(shared.rows()));
}

std::uint64_t Grid::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    return m_storage == Storage::Table ? pairsByCell(batch) : pairsByObject(batch);
}

std::uint64_t Grid::pairsByCell(PairBatch& batch) const
{
    Checks checks;
    std::size_t levelsInUse = 0;
    for (std::size_t shift = 0; shift < m_levels.size(); ++shift) {
        const Level& level = m_levels[shift];
        if (level.dynamics.isEmpty() && level.statics.isEmpty())
            continue;
        ++levelsInUse;
        checks.add(pairsWithinLevel(static_cast<int>(shift), batch));
    }
    const bool onlyFinest =
        levelsInUse == 0 ||
        (levelsInUse == 1 && (!m_levels.front().dynamics.isEmpty() || !m_levels.front().statics.isEmpty()));
    if (!onlyFinest)
        m_proxies.forEach([&](ObjectIndex finer) {
            if (batch.wantsMore())
                checks.add(pairsWithCoarserLevels(finer, batch));
        });
    return checks.count();
}

/// Pairs of which both stand on this level. On the finest one every meeting in a cell is a check of the published loop.
std::uint64_t Grid::pairsWithinLevel(int shift, PairBatch& batch) const
{
    const Level& level = m_levels[static_cast<std::size_t>(shift)];
    if (level.dynamics.isEmpty())
        return 0;
    std::uint64_t meetings = 0; // on the finest level, where an object stands in a few cells: far below 2^64
    Checks checks;              // on the others
    const bool finest = shift == 0;
    const bool allMatch = m_proxies.allMasksMatch();
    const auto masks = [&](ObjectIndex a, ObjectIndex b) {
        return allMatch || masksMatch(m_proxies.filterOf(a), m_proxies.filterOf(b));
    };
    const auto meeting = [&](CellIndex::Registration a, CellIndex::Registration b, std::uint64_t orders) {
        const bool owned = isLowerLeftOfShared(a, b);
        if (areExact(a, b)) {
            batch.addIf(owned && masks(a.object(), b.object()), orderedPair(a.object(), b.object()));
            return;
        }
        const bool trulyMeet = meet(a.object(), b.object());
        if (finest && !trulyMeet)
            meetings -= orders; // counted below: the border cells hold what stands outside, too
        if (!owned || !trulyMeet)
            return;
        if (!finest)
            checks.add(sharedCells(m_cells[a.object()], m_cells[b.object()]), orders);
        batch.addIf(masks(a.object(), b.object()), orderedPair(a.object(), b.object()));
    };
    const auto slots = static_cast<std::size_t>(level.columns * level.rows);
    constexpr std::size_t kAskAgain = 64; // a cell may hold everything
    std::size_t asked = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        const auto dynamics = level.dynamics.inSlot(slot);
        if (dynamics.empty())
            continue;
        const auto statics =
            level.statics.isEmpty() ? std::span<const CellIndex::Registration>{} : level.statics.inSlot(slot);
        if (finest)
            meetings += dynamics.size() * (dynamics.size() + statics.size());
        for (std::size_t i = 0; i < dynamics.size(); ++i) {
            if (++asked % kAskAgain == 0 && !batch.wantsMore())
                return 0;
            for (std::size_t j = i + 1; j < dynamics.size(); ++j)
                meeting(dynamics[i], dynamics[j], 2);
            for (const CellIndex::Registration other : statics)
                meeting(dynamics[i], other, 1);
        }
    }
    return finest ? meetings : checks.count();
}

/// Pairs of an object with those that stand on coarser levels; and, for one on a coarser level itself, its checks with
/// itself.
std::uint64_t Grid::pairsWithCoarserLevels(ObjectIndex finer, PairBatch& batch) const
{
    const CellRange& cells = m_cells[finer];
    const CollisionFilter filter = m_proxies.filterOf(finer);
    const int ownLevel = m_levelOf[finer];
    Checks checks;
    if (ownLevel > 0 && filter.dynamic)
        checks.add(sharedCells(cells, cells));
    for (int shift = ownLevel + 1; shift < static_cast<int>(m_levels.size()); ++shift) {
        const Level& level = m_levels[static_cast<std::size_t>(shift)];
        const auto take = [&](std::uint64_t orders) {
            return [&, orders](ObjectIndex coarser) {
                checks.add(sharedCells(cells, m_cells[coarser]), orders);
                batch.addIf(masksMatch(filter, m_proxies.filterOf(coarser)), orderedPair(finer, coarser));
            };
        };
        if (!level.dynamics.isEmpty())
            forEachSharingOnLevel(cells, shift, level.dynamics, take(filter.dynamic ? 2 : 1));
        if (filter.dynamic && !level.statics.isEmpty())
            forEachSharingOnLevel(cells, shift, level.statics, take(1));
    }
    return checks.count();
}

std::uint64_t Grid::pairsByObject(PairBatch& batch) const
{
    Checks checks;
    m_proxies.forEach([&](ObjectIndex a) {
        const CollisionFilter filter = m_proxies.filterOf(a);
        if (!filter.dynamic || !batch.wantsMore())
            return;
        const CellRange& cells = m_cells[a];
        checks.add(sharedCells(cells, cells));
        forEachSharing(cells, &Level::statics, [&](ObjectIndex b) {
            checks.add(sharedCells(cells, m_cells[b]));
            if (canCollide(filter, m_proxies.filterOf(b)))
                batch.add(orderedPair(a, b));
        });
        forEachSharing(cells, &Level::dynamics, [&](ObjectIndex b) {
            if (b <= a)
                return; // the other way round is the same pair
            checks.add(sharedCells(cells, m_cells[b]), 2);
            if (canCollide(filter, m_proxies.filterOf(b)))
                batch.add({a, b});
        });
    });
    return checks.count();
}

} // namespace broadside
