#include "editor/session/hover_info.h"

#include "core/dynamics/funnel.h"

#include <algorithm>
#include <iterator>

namespace broadside {
namespace {

void describeCells(const std::optional<GridLayout>& layout, const Aabb& box, HoverInfo& info)
{
    if (!layout)
        return;
    info.cells = layout->cellsOf(box);
    const CellRange inGrid = layout->clipped(*info.cells);
    if (inGrid.isEmpty())
        return;
    info.cellCount = static_cast<std::uint64_t>(inGrid.count());
    for (std::int64_t y = inGrid.first.y; y <= inGrid.last.y; ++y) {
        for (std::int64_t x = inGrid.first.x; x <= inGrid.last.x; ++x) {
            if (info.cellIds.size() == HoverInfo::kMostCellIds)
                return;
            info.cellIds.push_back(*layout->idOf({x, y}));
        }
    }
}

std::vector<ObjectId> idsOf(const ObjectTable& objects, const std::vector<ObjectIndex>& rows)
{
    std::vector<ObjectId> ids;
    ids.reserve(rows.size());
    for (const ObjectIndex row : rows)
        ids.push_back(objects.idOf(row));
    std::ranges::sort(ids); // rows that were added late are not in the order of their ids
    return ids;
}

void describeFunnel(const ObjectTable& objects, const ObjectFunnel& funnel, HoverInfo& info)
{
    info.candidates = idsOf(objects, funnel.candidates);
    info.boxOverlaps = idsOf(objects, funnel.boxOverlaps);
    info.overlaps = idsOf(objects, funnel.overlaps);
}

} // namespace

std::vector<ObjectId> objectsWith(const HoverInfo& info, HoverState state)
{
    std::vector<ObjectId> ids;
    switch (state) {
    case HoverState::Candidate:
        std::ranges::set_difference(info.candidates, info.boxOverlaps, std::back_inserter(ids));
        break;
    case HoverState::BoxOverlap:
        std::ranges::set_difference(info.boxOverlaps, info.overlaps, std::back_inserter(ids));
        break;
    case HoverState::Overlap:
        ids = info.overlaps;
        break;
    }
    return ids;
}

HoverInfo hoverInfoOf(const ObjectTable& objects, const BroadPhase* broadPhase, ObjectId object)
{
    HoverInfo info;
    const auto row = objects.indexOf(object);
    if (!row)
        return info;
    info.object = object;
    if (broadPhase) {
        describeCells(broadPhase->layout(), objects.boundsOf(*row), info);
        info.parts = broadPhase->partsOf(*row, HoverInfo::kMostParts);
        describeFunnel(objects, funnelOf(objects, *broadPhase, *row), info);
    }
    return info;
}

HoverInfo hoverInfoAt(const ObjectTable& objects, const BroadPhase* broadPhase, Vec2 point)
{
    HoverInfo info;
    info.point = point;
    if (broadPhase) {
        describeCells(broadPhase->layout(), Aabb{point, point}, info);
        describeFunnel(objects, funnelAt(objects, *broadPhase, point), info);
    }
    return info;
}

} // namespace broadside
