#include "core/debug/why/pair_cells.h"

#include "core/broadphase/limits.h"
#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <iterator>

namespace broadside {
namespace {

/// "cell 5", "cells 4 and 5", "cells 0, 1, 4 and 2 more".
std::string cellList(const std::vector<std::uint64_t>& ids)
{
    constexpr std::size_t kMost = 4;
    std::string text = ids.size() == 1 ? "cell " : "cells ";
    const std::size_t shown = ids.size() <= kMost ? ids.size() : kMost - 1;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == ids.size();
        text += (i == 0 ? "" : last ? " and " : ", ") + std::to_string(ids[i]);
    }
    if (shown < ids.size())
        text += " and " + std::to_string(ids.size() - shown) + " more";
    return text;
}

const RecordedBroadPhase* recordedIn(const Frame& frame) { return recordOf(frame.broadPhase()); }

/// "cells 4 and 5 of the grid walls"; of cells without ids: "cells outside the grid walls".
std::string cellsOfGrid(const RecordedBroadPhase::Grid& grid, const std::vector<CellRange>& ranges)
{
    std::vector<std::uint64_t> ids;
    for (const CellRange& range : ranges) {
        const CellIds some = grid.table.idsIn(range, limits::kDenseCells);
        ids.insert(ids.end(), some.ids.begin(), some.ids.end());
    }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids.empty() ? "cells outside " + grid.name : cellList(ids) + " of " + grid.name;
}

/// The cells that both have in common, in the first grid in which they have any.
std::string sharedInGrids(const RecordedBroadPhase& record, ObjectIndex a, ObjectIndex b)
{
    for (std::uint32_t grid = 0; grid < record.grids().size(); ++grid) {
        std::vector<CellRange> shared;
        for (const RecordedBroadPhase::Cells& one : record.rangesIn(a, grid))
            for (const RecordedBroadPhase::Cells& two : record.rangesIn(b, grid))
                if (const CellRange both = intersection(one.range, two.range); !both.isEmpty())
                    shared.push_back(both);
        if (!shared.empty())
            return cellsOfGrid(record.grids()[grid], shared);
    }
    return "a cell outside the grid";
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

std::string PairCells::sharedText() const
{
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame); recorded && recorded->grids().size() > 1)
        return sharedInGrids(*recorded, m_a, m_b);
    const std::vector<std::uint64_t> shared = registeredByBoth();
    return shared.empty() ? "a cell outside the grid" : cellList(shared);
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

std::string PairCells::whereBothAre(const std::string& nameA, const std::string& nameB, const std::string& verb) const
{
    return nameA + " " + verb + " " + inCells(m_a, m_ofA) + ", " + nameB + " " + inCells(m_b, m_ofB);
}

/// "in cells 4 and 5 of the grid walls and in cell 2 of grid 3"
std::string PairCells::inGrids(const RecordedBroadPhase& record, ObjectIndex row) const
{
    std::string text;
    for (std::uint32_t grid = 0; grid < record.grids().size(); ++grid) {
        std::vector<CellRange> ranges;
        for (const RecordedBroadPhase::Cells& cells : record.rangesIn(row, grid))
            ranges.push_back(cells.range);
        if (!ranges.empty())
            text += (text.empty() ? "in " : " and in ") + cellsOfGrid(record.grids()[grid], ranges);
    }
    return text.empty() ? "in no cell" : text;
}

std::string PairCells::inCells(ObjectIndex row, const std::vector<std::uint64_t>& ids) const
{
    if (const RecordedBroadPhase* recorded = recordedIn(m_frame); recorded && recorded->grids().size() > 1)
        return inGrids(*recorded, row);
    const bool isBeyond = isBeyondTable(row);
    if (ids.empty())
        return isBeyond ? "outside the grid" : "in no cell";
    return "in " + cellList(ids) + (isBeyond ? " and outside the grid" : "");
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
