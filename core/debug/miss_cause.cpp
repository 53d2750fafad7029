#include "core/debug/miss_cause.h"

#include "core/broadphase/textbook/float_cells.h"
#include "core/broadphase/textbook/textbook_grid.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/dynamics/funnel.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

bool isOutside(const Aabb& shared, const WorldSettings& world)
{
    return !overlaps(shared, {{0.0, 0.0}, {world.width, world.height}});
}

/// Wholly: what reaches into a bucket of the table could have met there.
bool isBeyondTable(const TextbookGrid& grid, const Aabb& shared)
{
    const TextbookGrid::Reach reach = grid.reach();
    return shared.lo.x >= reach.width || shared.lo.y >= reach.height;
}

/// In the published arithmetic, so that a side which rounding pushes over a border counts as the algorithm saw it.
bool spansThreeCells(const Aabb& box, double cellSize)
{
    const FloatCorners corners = cornerCells(box, static_cast<float>(cellSize));
    return corners.highX - corners.lowX >= 2 || corners.highY - corners.lowY >= 2;
}

/// The buckets of the corners, had the cells been computed exactly; those that the table has.
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
        return refused ? MissCause::Unknown : MissCause::IntegerTruncation;
    const double cellSize = grid.cellTable()->cellSize();
    if (spansThreeCells(a, cellSize) || spansThreeCells(b, cellSize))
        return MissCause::LargerThanCells;
    return !refused && wouldMeetExactly(grid, a, b) ? MissCause::Rounding : MissCause::Unknown;
}

/// What a correct algorithm missed although it hands it out when it knows nothing but these two: then it was told other
/// bounds.
bool isHandedOutAlone(const ObjectTable& objects, const BroadPhase& asked, const WorldSettings& world, IndexPair pair)
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

} // namespace

std::string_view nameOf(MissCause cause) noexcept
{
    constexpr std::array<std::string_view, 7> kNames{
        "stale", "outside-grid", "partial-last-cell", "larger-than-cells", "integer-truncation", "rounding", "unknown"};
    return kNames[static_cast<std::size_t>(cause)];
}

std::string_view reasonOf(MissCause cause) noexcept
{
    constexpr std::array<std::string_view, 7> kReasons{
        "because one of them moved and is still registered where it stood before",
        "because it registers nothing outside the world",
        "because its cells end before the world does",
        "because it registers what spans three or more cells at its corners only",
        "because it cuts coordinates to whole pixels",
        "because rounding put one of them on the other side of a cell border",
        "for a reason that is not known",
    };
    return kReasons[static_cast<std::size_t>(cause)];
}

MissCause causeOfMiss(const ObjectTable& objects, const BroadPhase* broadPhase, const WorldSettings& world,
                      IndexPair pair)
{
    if (const auto* recorded = dynamic_cast<const RecordedBroadPhase*>(broadPhase))
        return recorded->causeOf(objects, world, pair);
    const Aabb& a = objects.boundsOf(pair.a);
    const Aabb& b = objects.boundsOf(pair.b);
    const Aabb shared = intersection(a, b);
    const auto* textbook = dynamic_cast<const TextbookGrid*>(broadPhase); // the others have no published faults
    const bool isStale = textbook ? isStaleIn(*textbook, objects, pair.a) || isStaleIn(*textbook, objects, pair.b)
                                  : broadPhase && isHandedOutAlone(objects, *broadPhase, world, pair);
    if (isStale)
        return MissCause::Stale;
    if (isOutside(shared, world))
        return MissCause::OutsideGrid;
    if (!textbook)
        return MissCause::Unknown;
    return isBeyondTable(*textbook, shared) ? MissCause::PartialLastCell : causeInTextbook(*textbook, a, b);
}

} // namespace broadside
