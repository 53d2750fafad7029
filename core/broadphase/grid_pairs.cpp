#include "core/broadphase/grid_pairs.h"

#include "core/base/saturating.h"
#include "core/broadphase/pair_batch.h"

#include <span>

namespace broadside {
namespace {

using Level = GridLevels::Level;

/// A saturating count of checks: two objects are checked once in every cell that they share.
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

/// Count of cells that two objects share, as the published loop sees them: a table clamps cells to its border.
std::uint64_t sharedCells(const GridLevels& levels, const CellRange& a, const CellRange& b) noexcept
{
    const CellRange shared = intersection(levels.onLevel(a, 0), levels.onLevel(b, 0));
    return saturatingProduct(static_cast<std::uint64_t>(shared.columns()), static_cast<std::uint64_t>(shared.rows()));
}

/// Reports pairs of objects that are both on this level. On the finest level every meeting in a cell is a check of the
/// published loop.
std::uint64_t pairsWithinLevel(const GridLevels& levels, int shift, PairBatch& batch)
{
    const Level& level = levels.levels()[static_cast<std::size_t>(shift)];
    // Two static objects are never candidates.
    if (level.dynamics.isEmpty())
        return 0;
    std::uint64_t meetings = 0; // finest level only: its objects are in few cells, so this stays far below 2^64
    Checks checks;              // other levels, where the count may overflow
    const bool finest = shift == 0;
    // Most worlds use no masks; then this one test replaces a lookup for every pair.
    const bool allMatch = levels.objects().allMasksMatch();
    const auto masks = [&](ObjectIndex a, ObjectIndex b) {
        return allMatch || masksMatch(levels.objects().filterOf(a), levels.objects().filterOf(b));
    };
    const auto meeting = [&](CellIndex::Registration a, CellIndex::Registration b, std::uint64_t orders) {
        const bool owned = isLowerLeftOfShared(a, b);
        // Exact entries share a cell of the user's size, so nothing else is to be tested. This is the usual case.
        if (areExact(a, b)) {
            batch.addIf(owned && masks(a.object(), b.object()), orderedPair(a.object(), b.object()));
            return;
        }
        // Other entries are in border cells or larger cells, so the user's cells decide.
        const bool trulyMeet = levels.meet(a.object(), b.object());
        // Border cells also hold objects outside the world: those that share no cell are no check, but are counted
        // below.
        if (finest && !trulyMeet)
            meetings -= orders;
        // Only the lower-left shared cell reports, so each pair is reported once.
        if (!owned || !trulyMeet)
            return;
        if (!finest)
            checks.add(sharedCells(levels, levels.cellsOf(a.object()), levels.cellsOf(b.object())), orders);
        batch.addIf(masks(a.object(), b.object()), orderedPair(a.object(), b.object()));
    };
    constexpr std::size_t kStopCheckInterval = 64; // a cell may contain all objects
    std::size_t asked = 0;
    // Cells without dynamic objects have no candidates.
    const auto meetIn = [&](std::size_t slot, std::span<const CellIndex::Registration> dynamics) {
        const auto statics =
            level.statics.isEmpty() ? std::span<const CellIndex::Registration>{} : level.statics.inSlot(slot);
        // In the published loop each dynamic object meets every object in the cell, including itself.
        if (finest)
            meetings += dynamics.size() * (dynamics.size() + statics.size());
        for (std::size_t i = 0; i < dynamics.size(); ++i) {
            if (++asked % kStopCheckInterval == 0 && !batch.wantsMore())
                return false;
            // A pair of dynamic objects is checked twice by the published loop, once from each side.
            for (std::size_t j = i + 1; j < dynamics.size(); ++j)
                meeting(dynamics[i], dynamics[j], 2);
            for (const CellIndex::Registration other : statics)
                meeting(dynamics[i], other, 1);
        }
        return true;
    };
    if (!level.dynamics.forEachInUse(meetIn))
        return 0;
    return finest ? meetings : checks.count();
}

/// Reports pairs of an object with objects on coarser levels. For an object on a coarser level it also counts the
/// checks with itself.
std::uint64_t pairsWithCoarserLevels(const GridLevels& levels, ObjectIndex finer, PairBatch& batch)
{
    const CellRange cells = levels.cellsOf(finer);
    const CollisionFilter filter = levels.objects().filterOf(finer);
    const int ownLevel = levels.levelOf(finer);
    Checks checks;
    // The published loop finds the object itself in each cell. On the finest level pairsWithinLevel() counts that.
    if (ownLevel > 0 && filter.dynamic)
        checks.add(sharedCells(levels, cells, cells));
    // Always from the finer to the coarser object, so that each pair is found once.
    for (int shift = ownLevel + 1; shift < static_cast<int>(levels.levels().size()); ++shift) {
        const Level& level = levels.levels()[static_cast<std::size_t>(shift)];
        const auto take = [&](std::uint64_t orders) {
            return [&, orders](ObjectIndex coarser) {
                checks.add(sharedCells(levels, cells, levels.cellsOf(coarser)), orders);
                batch.addIf(masksMatch(filter, levels.objects().filterOf(coarser)), orderedPair(finer, coarser));
            };
        };
        // A static object needs only the dynamic ones; a dynamic one is checked from both sides.
        if (!level.dynamics.isEmpty())
            levels.forEachSharingOnLevel(cells, shift, level.dynamics, take(filter.dynamic ? 2 : 1));
        if (filter.dynamic && !level.statics.isEmpty())
            levels.forEachSharingOnLevel(cells, shift, level.statics, take(1));
    }
    return checks.count();
}

std::uint64_t pairsByCell(const GridLevels& levels, PairBatch& batch)
{
    Checks checks;
    // Levels without objects are skipped: most worlds use only one.
    std::size_t levelsInUse = 0;
    for (std::size_t shift = 0; shift < levels.levels().size(); ++shift) {
        const Level& level = levels.levels()[shift];
        if (level.dynamics.isEmpty() && level.statics.isEmpty())
            continue;
        ++levelsInUse;
        checks.add(pairsWithinLevel(levels, static_cast<int>(shift), batch));
    }
    // Objects of one size are all on the finest level: then the loop over all objects is not needed.
    const bool onlyFinest = levelsInUse == 0 || (levelsInUse == 1 && (!levels.levels().front().dynamics.isEmpty() ||
                                                                      !levels.levels().front().statics.isEmpty()));
    if (!onlyFinest)
        levels.objects().forEach([&](ObjectIndex finer) {
            if (batch.wantsMore())
                checks.add(pairsWithCoarserLevels(levels, finer, batch));
        });
    return checks.count();
}

std::uint64_t pairsByObject(const GridLevels& levels, PairBatch& batch)
{
    Checks checks;
    levels.objects().forEach([&](ObjectIndex a) {
        const CollisionFilter filter = levels.objects().filterOf(a);
        if (!filter.dynamic || !batch.wantsMore())
            return;
        const CellRange cells = levels.cellsOf(a);
        // The published loop finds the object itself in each of its cells.
        checks.add(sharedCells(levels, cells, cells));
        levels.forEachSharing(cells, &Level::statics, [&](ObjectIndex b) {
            checks.add(sharedCells(levels, cells, levels.cellsOf(b)));
            if (canCollide(filter, levels.objects().filterOf(b)))
                batch.add(orderedPair(a, b));
        });
        levels.forEachSharing(cells, &Level::dynamics, [&](ObjectIndex b) {
            if (b <= a)
                return; // the other object reports this pair
            checks.add(sharedCells(levels, cells, levels.cellsOf(b)), 2);
            if (canCollide(filter, levels.objects().filterOf(b)))
                batch.add({a, b});
        });
    });
    return checks.count();
}

} // namespace

std::uint64_t gridPairs(const GridLevels& levels, PairSink& sink)
{
    PairBatch batch(sink);
    const bool isTable = levels.storage() == GridLevels::Storage::Table;
    const std::uint64_t checks = isTable ? pairsByCell(levels, batch) : pairsByObject(levels, batch);
    batch.finish();
    return checks;
}

} // namespace broadside
