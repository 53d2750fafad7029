#include "editor/session/hover_info.h"

#include "core/dynamics/funnel.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <utility>

namespace broadside {
namespace {

/// The cells of `all` that are not in `some`.
CellIds without(const CellIds& all, const CellIds& some)
{
    CellIds rest;
    if (all == some)
        return rest;
    std::ranges::set_difference(all.ids, some.ids, std::back_inserter(rest.ids));
    const bool listed = all.ids.size() == all.count;
    rest.count = listed ? rest.ids.size() : all.count - std::min(all.count, some.count);
    return rest;
}

void describeCells(const BroadPhase& broadPhase, const Aabb& box, CellIds own, HoverInfo& info)
{
    const std::optional<CellTable> table = broadPhase.cellTable();
    if (!table)
        return;
    info.cells = table->cellsOf(box);
    info.own = std::move(own);
    if (!table->goesOn()) // Tables without bounds register objects in all cells that they touch.
        info.lost = without(broadPhase.cellsTouchedBy(box, HoverInfo::kMostCellIds), info.own);
}

std::unique_ptr<BroadPhase> treeOf(const ObjectTable& objects)
{
    constexpr double kAnySize = 1.0; // A tree does not use the size of the world.
    auto tree = makeBroadPhase({kQueryTree, kAnySize}, kAnySize, kAnySize);
    addAll(objects, **tree);
    (*tree)->update();
    return std::move(*tree);
}

std::vector<ObjectId> idsOf(const ObjectTable& objects, const std::vector<ObjectIndex>& rows)
{
    std::vector<ObjectId> ids;
    ids.reserve(rows.size());
    for (const ObjectIndex row : rows)
        ids.push_back(objects.idOf(row));
    std::ranges::sort(ids); // Rows that were added late are not in the order of their ids.
    return ids;
}

/// By the half-open convention, boxes that only touch do not overlap.
void leaveOutTouching(const ObjectTable& objects, ObjectIndex row, ObjectFunnel& funnel)
{
    const auto onlyTouches = [&](ObjectIndex other) {
        return !overlaps(objects.boundsOf(row), objects.boundsOf(other), TouchRule::HalfOpen);
    };
    std::erase_if(funnel.boxOverlaps, onlyTouches);
    std::erase_if(funnel.overlaps, onlyTouches);
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

HoverInfo hoverInfoOf(const ObjectTable& objects, const BroadPhase* broadPhase, ObjectId object, TouchRule touch)
{
    HoverInfo info;
    const auto row = objects.indexOf(object);
    if (!row)
        return info;
    info.object = object;
    if (broadPhase) {
        describeCells(*broadPhase, objects.boundsOf(*row), broadPhase->cellsOf(*row, HoverInfo::kMostCellIds), info);
        info.parts = broadPhase->partsOf(*row, HoverInfo::kMostParts);
    }
    ObjectFunnel funnel = broadPhase ? funnelOf(objects, *broadPhase, *row) : bruteForceFunnel(objects, *row);
    if (touch == TouchRule::HalfOpen)
        leaveOutTouching(objects, *row, funnel);
    describeFunnel(objects, funnel, info);
    info.knowsCandidates = broadPhase != nullptr;
    return info;
}

HoverInfo hoverInfoAt(const ObjectTable& objects, const BroadPhase* broadPhase, Vec2 point)
{
    HoverInfo info;
    info.point = point;
    if (broadPhase) {
        const Aabb box{point, point};
        describeCells(*broadPhase, box, broadPhase->cellsKeeping(box, HoverInfo::kMostCellIds), info);
    }
    describeFunnel(objects, broadPhase ? funnelAt(objects, *broadPhase, point) : bruteForceFunnel(objects, point),
                   info);
    info.knowsCandidates = broadPhase != nullptr;
    return info;
}

HoverInfo hoverInfoFor(const ObjectTable& objects, const BroadPhase* broadPhase, const Question& question)
{
    HoverInfo info;
    QueryFinding& query = info.query.emplace();
    query.question = question;
    info.knowsCandidates = broadPhase != nullptr;
    std::unique_ptr<BroadPhase> own; // Finds the overlaps when no broad phase is known.
    if (!broadPhase) {
        own = treeOf(objects);
        broadPhase = own.get();
    }
    const auto start = std::chrono::steady_clock::now();
    Answer found = answer(objects, *broadPhase, question);
    query.microseconds = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    if (const auto table = broadPhase->cellTable())
        info.cells = table->cellsOf(boundsOf(question));
    info.own.count = found.cells.size();
    found.cells.resize(std::min(found.cells.size(), HoverInfo::kMostCellIds));
    info.own.ids = std::move(found.cells);
    if (info.knowsCandidates)
        info.candidates = std::move(found.candidates);
    info.boxOverlaps = std::move(found.boxOverlaps);
    info.overlaps = std::move(found.overlaps);
    query.hits = std::move(found.hits);
    query.nearest = found.nearest;
    if (query.nearest)
        query.segmentToNearest = shortestSegment(question, objects, *query.nearest);
    return info;
}

} // namespace broadside
