#include "core/debug/why/miss_cause.h"

#include "core/broadphase/textbook/float_cells.h"
#include "core/broadphase/textbook/textbook_grid.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/miss_messages.h"
#include "core/dynamics/funnel.h"

#include <algorithm>

namespace broadside {
namespace {

bool isOutside(const Aabb& shared, const WorldSettings& world)
{
    return !overlaps(shared, {{0.0, 0.0}, {world.width, world.height}});
}

/// True only for the whole intersection: a part inside the table could have met in a bucket.
bool isBeyondTable(const TextbookGrid& grid, const Aabb& shared)
{
    const TextbookGrid::Reach reach = grid.reach();
    return shared.lo.x >= reach.width || shared.lo.y >= reach.height;
}

/// Uses the published arithmetic, so that a side that rounding moves over a border counts as the algorithm saw it.
bool spansThreeCells(const Aabb& box, double cellSize)
{
    const FloatCorners corners = cornerCells(box, static_cast<float>(cellSize));
    return corners.highX - corners.lowX >= 2 || corners.highY - corners.lowY >= 2;
}

/// The buckets of the corners if the cells were computed exactly; only buckets that the table has.
std::vector<std::int64_t> exactCornerBuckets(const TextbookGrid& grid, const Aabb& box)
{
    const CellRange range = grid.cellTable()->cellsOf(box);
    std::vector<std::int64_t> ids;
    for (const std::int64_t y : {range.first.y, range.last.y})
        for (const std::int64_t x : {range.first.x, range.last.x})
            if (const auto id = grid.bucketAt({x, y}))
                addOnce(ids, *id);
    return ids;
}

bool wouldMeetExactly(const TextbookGrid& grid, const Aabb& a, const Aabb& b)
{
    const auto ofB = exactCornerBuckets(grid, b);
    return std::ranges::any_of(exactCornerBuckets(grid, a),
                               [&](std::int64_t id) { return std::ranges::find(ofB, id) != ofB.end(); });
}

MissCause causeInTextbook(const TextbookGrid& grid, const Aabb& a, const Aabb& b)
{
    const bool refused = grid.bucketsOf(a).tooMany || grid.bucketsOf(b).tooMany; // not a published fault
    if (!grid.registersCornersOnly())
        return refused ? MissCause::NotRegistered : MissCause::IntegerTruncation;
    const double cellSize = grid.cellTable()->cellSize();
    if (spansThreeCells(a, cellSize) || spansThreeCells(b, cellSize))
        return MissCause::LargerThanCells;
    return !refused && wouldMeetExactly(grid, a, b) ? MissCause::Rounding : MissCause::Unknown;
}

/// Whether the algorithm reports the pair when it has only these two objects. A correct algorithm that missed such a
/// pair was given other bounds.
bool isReportedAlone(const ObjectTable& objects, const BroadPhase& asked, const WorldSettings& world, IndexPair pair)
{
    constexpr double kMostCells = 512.0; // on an axis: two objects need no more
    const auto cells = asked.cellTable();
    const double coarsest = std::max(world.width, world.height) / kMostCells;
    const double cellSize = std::max(coarsest, cells ? cells->cellSize() : 0.0);
    const auto alone = makeBroadPhase({asked.algorithm(), cellSize}, world.width, world.height);
    if (!alone)
        return false;
    (*alone)->add(0, objects.boundsOf(pair.a), objects.filterOf(pair.a));
    (*alone)->add(1, objects.boundsOf(pair.b), objects.filterOf(pair.b));
    (*alone)->update();
    const auto candidates = candidateList(**alone, 1);
    return candidates && !candidates->empty();
}

bool isStaleIn(const TextbookGrid& grid, const ObjectTable& objects, ObjectIndex row)
{
    return grid.isStale(row) || grid.boxOf(row) != objects.boundsOf(row);
}

/// @pre neither is stale
MissCause causeByArithmetic(const TextbookGrid& grid, const WorldSettings& world, const Aabb& a, const Aabb& b)
{
    const Aabb shared = intersection(a, b);
    if (isOutside(shared, world))
        return MissCause::OutsideGrid;
    return isBeyondTable(grid, shared) ? MissCause::PartialLastCell : causeInTextbook(grid, a, b);
}

} // namespace

std::string_view nameOf(MissCause cause) noexcept
{
    using enum MissCause;
    switch (cause) {
    case Stale:
        return "stale";
    case OutsideGrid:
        return "outside-grid";
    case PartialLastCell:
        return "partial-last-cell";
    case LargerThanCells:
        return "larger-than-cells";
    case NotRegistered:
        return "not-registered";
    case IntegerTruncation:
        return "integer-truncation";
    case Rounding:
        return "rounding";
    case Unknown:
        return "unknown";
    }
    return {};
}

Message reasonOf(MissCause cause)
{
    using enum MissCause;
    switch (cause) {
    case Stale:
        return texts::missedStale();
    case OutsideGrid:
        return texts::missedOutsideGrid();
    case PartialLastCell:
        return texts::missedPartialCell();
    case LargerThanCells:
        return texts::missedLarge();
    case NotRegistered:
        return texts::missedNotRegistered();
    case IntegerTruncation:
        return texts::missedTruncation();
    case Rounding:
        return texts::missedRounding();
    case Unknown:
        return texts::missedUnknown();
    }
    return {};
}

namespace {

/// Which of the two objects has the fault.
struct Blamed {
    bool a = false;
    bool b = false;
};

/// The objects to which the cause applies, for causes that one object alone can have; neither, if that is unknown.
Blamed faultyObjects(MissCause cause, const ObjectTable& objects, const BroadPhase* broadPhase, IndexPair pair)
{
    const auto ask = [&](auto&& holds) { return Blamed{holds(pair.a), holds(pair.b)}; };
    const auto* recorded = recordOf(broadPhase);
    const TextbookGrid* grid = broadPhase ? broadPhase->published() : nullptr;
    if (cause == MissCause::Stale && recorded)
        return ask([&](ObjectIndex row) { return recorded->isStale(row); });
    if (cause == MissCause::Stale && grid)
        return ask([&](ObjectIndex row) { return isStaleIn(*grid, objects, row); });
    if (cause == MissCause::LargerThanCells && grid)
        return ask(
            [&](ObjectIndex row) { return spansThreeCells(objects.boundsOf(row), grid->cellTable()->cellSize()); });
    if (cause == MissCause::NotRegistered && grid)
        return ask([&](ObjectIndex row) { return grid->bucketsOf(objects.boundsOf(row)).tooMany; });
    if (!recorded)
        return {};
    if (cause == MissCause::LargerThanCells)
        return ask([&](ObjectIndex row) { return recorded->isAtCornersOnly(row); });
    if (cause == MissCause::NotRegistered)
        return ask([&](ObjectIndex row) { return recorded->isNotRegistered(row); });
    return {};
}

/// The reason for a cause that one object alone can have.
Message reasonOfOne(MissCause cause, const std::string& name)
{
    switch (cause) {
    case MissCause::Stale:
        return texts::missedStaleOne(name);
    case MissCause::LargerThanCells:
        return texts::missedLargeOne(name);
    default:
        return texts::missedNotRegisteredOne(name);
    }
}

/// The same if both have the fault.
Message reasonOfBoth(MissCause cause)
{
    switch (cause) {
    case MissCause::Stale:
        return texts::missedStaleBoth();
    case MissCause::LargerThanCells:
        return texts::missedLargeBoth();
    default:
        return texts::missedNotRegisteredBoth();
    }
}

} // namespace

Message reasonOf(MissCause cause, const ObjectTable& objects, const BroadPhase* broadPhase, const WorldSettings& world,
                 IndexPair pair, const PairNames& names)
{
    if (cause == MissCause::OutsideGrid) {
        const bool isBeyond = isOutside(intersection(objects.boundsOf(pair.a), objects.boundsOf(pair.b)), world);
        return isBeyond ? texts::missedOutsideWorldOnly() : texts::missedOutsideGridOnly();
    }
    const Blamed blamed = faultyObjects(cause, objects, broadPhase, pair);
    if (!blamed.a && !blamed.b)
        return reasonOf(cause);
    return blamed.a && blamed.b ? reasonOfBoth(cause) : reasonOfOne(cause, blamed.a ? names.a : names.b);
}

MissCause causeOfMiss(const ObjectTable& objects, const BroadPhase* broadPhase, const WorldSettings& world,
                      IndexPair pair)
{
    const Aabb& a = objects.boundsOf(pair.a);
    const Aabb& b = objects.boundsOf(pair.b);
    if (const auto* recorded = recordOf(broadPhase)) {
        if (!recorded->published())
            return recorded->causeOf(objects, world, pair);
        return recorded->isStale(pair.a) || recorded->isStale(pair.b)
                   ? MissCause::Stale
                   : causeByArithmetic(*recorded->published(), world, a, b);
    }
    if (const TextbookGrid* textbook = broadPhase ? broadPhase->published() : nullptr) // the others have no faults
        return isStaleIn(*textbook, objects, pair.a) || isStaleIn(*textbook, objects, pair.b)
                   ? MissCause::Stale
                   : causeByArithmetic(*textbook, world, a, b);
    if (broadPhase && isReportedAlone(objects, *broadPhase, world, pair))
        return MissCause::Stale;
    return isOutside(intersection(a, b), world) ? MissCause::OutsideGrid : MissCause::Unknown;
}

} // namespace broadside
