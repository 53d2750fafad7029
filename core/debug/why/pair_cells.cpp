#include "core/debug/why/pair_cells.h"

#include "core/base/message/common_messages.h"
#include "core/broadphase/limits.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/why_messages.h"

#include <algorithm>
#include <iterator>

namespace broadside {
namespace {

/// "cell 5", "cells 4 and 5", "cells 0, 1, 4 and 2 more". @pre not empty
Message cellList(const std::vector<std::uint64_t>& ids)
{
    constexpr std::size_t kShown = 3; // of more than four
    switch (ids.size()) {
    case 1:
        return texts::cellOne(ids[0]);
    case 2:
        return texts::cellsTwo(ids[0], ids[1]);
    case 3:
        return texts::cellsThree(ids[0], ids[1], ids[2]);
    case 4:
        return texts::cellsFour(ids[0], ids[1], ids[2], ids[3]);
    default:
        return texts::cellsMore(ids[0], ids[1], ids[2], ids.size() - kShown);
    }
}

const RecordedBroadPhase* recordedIn(const Frame& frame) { return recordOf(frame.broadPhase()); }

/// "cells 4 and 5 of the grid walls"; of cells without ids: "cells outside the grid walls".
Message cellsIn(const RecordedBroadPhase::Grid& grid, const std::vector<CellRange>& ranges)
{
    std::vector<std::uint64_t> ids;
    for (const CellRange& range : ranges) {
        const CellIds some = grid.table.idsIn(range, limits::kDenseCells);
        ids.insert(ids.end(), some.ids.begin(), some.ids.end());
    }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids.empty() ? texts::cellsOutsideGrid(grid.name) : texts::cellsOfGrid(cellList(ids), grid.name);
}

/// The cells that both have in common, in the first grid in which they have any.
Message sharedInGrids(const RecordedBroadPhase& record, ObjectIndex a, ObjectIndex b)
{
    for (std::uint32_t grid = 0; grid < record.grids().size(); ++grid) {
        std::vector<CellRange> shared;
        for (const RecordedBroadPhase::Cells& one : record.rangesIn(a, grid))
            for (const RecordedBroadPhase::Cells& two : record.rangesIn(b, grid))
                if (const CellRange both = intersection(one.range, two.range); !both.isEmpty())
                    shared.push_back(both);
        if (!shared.empty())
            return cellsIn(record.grids()[grid], shared);
    }
    return texts::cellOutside();
}

double largestSide(const Aabb& box) { return std::max(box.width(), box.height()); }

/// The larger gap of the two axes, in cells.
std::int64_t cellsBetween(const CellRange& a, const CellRange& b)
{
    return std::max({b.first.x - a.last.x, a.first.x - b.last.x, b.first.y - a.last.y, a.first.y - b.last.y});
}

} // namespace

PairCells::PairCells(const Frame& frame, ObjectIndex a, ObjectIndex b)
    : m_frame(frame)
    , m_a(a)
    , m_b(b)
{
    if (!frame.cellTable() || !frame.objects().isPresent(a) || !frame.objects().isPresent(b))
        return;
    m_ofA = frame.broadPhase()->cellsOf(a, limits::kDenseCells).ids;
    m_ofB = frame.broadPhase()->cellsOf(b, limits::kDenseCells).ids;
}

std::vector<std::uint64_t> PairCells::touchedByBoth() const
{
    const auto table = m_frame.cellTable();
    if (!table)
        return {};
    const Aabb& a = m_frame.objects().boundsOf(m_a);
    const Aabb& b = m_frame.objects().boundsOf(m_b);
    if (table->goesOn())
        return table->idsIn(intersection(table->cellsOf(a), table->cellsOf(b)), limits::kDenseCells).ids;
    std::vector<std::uint64_t> shared;
    std::ranges::set_intersection(m_frame.broadPhase()->cellsTouchedBy(a, limits::kDenseCells).ids,
                                  m_frame.broadPhase()->cellsTouchedBy(b, limits::kDenseCells).ids,
                                  std::back_inserter(shared));
    return shared;
}

/// Only cells that have an id.
std::vector<std::uint64_t> PairCells::registeredByBoth() const
{
    std::vector<std::uint64_t> shared;
    std::ranges::set_intersection(m_ofA, m_ofB, std::back_inserter(shared));
    return shared;
}

bool PairCells::areShared() const
{
    const auto table = m_frame.cellTable();
    if (!table)
        return false;
    const ObjectTable& objects = m_frame.objects();
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame))
        return recorded->cellDistance(orderedPair(m_a, m_b)) == 0;
    if (table->goesOn())
        return !intersection(table->cellsOf(objects.boundsOf(m_a)), table->cellsOf(objects.boundsOf(m_b))).isEmpty();
    return !registeredByBoth().empty();
}

Message PairCells::sharedText() const
{
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame); recorded && recorded->grids().size() > 1)
        return sharedInGrids(*recorded, m_a, m_b);
    const std::vector<std::uint64_t> shared = registeredByBoth();
    return shared.empty() ? texts::cellOutside() : cellList(shared);
}

/// Whether it is registered in cells that have no id.
bool PairCells::isBeyondTable(ObjectIndex row) const
{
    const auto table = m_frame.cellTable();
    const auto isBeyond = [&](const CellRange& range) { return table->clipped(range) != range; };
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame))
        return std::ranges::any_of(recorded->registeredRanges(row), isBeyond);
    return table->goesOn() && isBeyond(table->cellsOf(m_frame.objects().boundsOf(row)));
}

Message PairCells::whereBothAre(const std::string& nameA, const std::string& nameB) const
{
    const RecordedBroadPhase* recorded = recordedIn(m_frame);
    if (recorded && recorded->knowsRegistrations()) // The game decided on these cells: its boxes may touch others.
        return whereBothAreRegistered(nameA, nameB);
    return texts::bothAreIn(nameA, placeOf(m_a, m_ofA), nameB, placeOf(m_b, m_ofB));
}

Message PairCells::whereBothAreRegistered(const std::string& nameA, const std::string& nameB) const
{
    return texts::bothAreRegistered(nameA, placeOf(m_a, m_ofA), nameB, placeOf(m_b, m_ofB));
}

/// "in cells 4 and 5 of the grid walls and in cell 2 of grid 3"
Message PairCells::placeInGrids(const RecordedBroadPhase& record, ObjectIndex row) const
{
    Message place;
    for (std::uint32_t grid = 0; grid < record.grids().size(); ++grid) {
        std::vector<CellRange> ranges;
        for (const RecordedBroadPhase::Cells& cells : record.rangesIn(row, grid))
            ranges.push_back(cells.range);
        if (ranges.empty())
            continue;
        const Message more = texts::inCells(cellsIn(record.grids()[grid], ranges));
        place = place.empty() ? more : texts::bothOf(place, more);
    }
    return place.empty() ? texts::inNoCell() : place;
}

Message PairCells::placeOf(ObjectIndex row, const std::vector<std::uint64_t>& ids) const
{
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame); recorded && recorded->grids().size() > 1)
        return placeInGrids(*recorded, row);
    const bool isBeyond = isBeyondTable(row);
    if (ids.empty())
        return isBeyond ? texts::outsideTheGrid() : texts::inNoCell();
    return isBeyond ? texts::inCellsAndOutside(cellList(ids)) : texts::inCells(cellList(ids));
}

bool PairCells::areTooFarForCandidates() const
{
    constexpr double kSides = 2.0; // in sides of the larger box, if no cells are known
    constexpr std::int64_t kRing = 2;
    if (m_frame.broadPhase() && !isRecorded(m_frame))
        return false;
    const Aabb& a = m_frame.objects().boundsOf(m_a);
    const Aabb& b = m_frame.objects().boundsOf(m_b);
    const RecordedBroadPhase* recorded = recordedIn(m_frame);
    if (recorded && recorded->declaredCells())
        return cellsBetween(recorded->declaredCells()->cellsOf(a), recorded->declaredCells()->cellsOf(b)) >
               std::max(kRing, recorded->ring());
    return distance(a, b) > kSides * std::max(largestSide(a), largestSide(b));
}

} // namespace broadside
