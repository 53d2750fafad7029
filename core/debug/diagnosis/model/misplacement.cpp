#include "core/debug/diagnosis/model/misplacement.h"

#include "core/debug/diagnosis/model/box_relation.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr FrameIndex kEarlierFrames = 64;

/// The recorded registration contains the right one, and may be larger.
bool covers(const Placed& recorded, const Placed& right, bool inCells)
{
    if (!inCells)
        return contains(*recorded.box, *right.box);
    if (intersection(recorded.cells.around, right.cells.around) != right.cells.around)
        return false;
    if (right.cells.isWhole)
        return recorded.cells.isWhole;
    return std::ranges::all_of(right.cells.some, [&](CellCoord cell) { return recorded.cells.has(cell); });
}

/// How a registration is misplaced. @pre it does not cover the right one
Misplacement kindOf(const Placed& recorded, const Placed& right, bool inCells)
{
    const CellRange shared = intersection(recorded.cells.around, right.cells.around);
    const bool isWithin = inCells ? shared == recorded.cells.around : contains(*right.box, *recorded.box);
    const bool isApart = inCells ? shared.isEmpty() : !overlaps(*recorded.box, *right.box);
    return isApart ? Misplacement::Elsewhere : isWithin ? Misplacement::Short : Misplacement::Shifted;
}

Misplacement earlierOf(Misplacement kind)
{
    return kind == Misplacement::Elsewhere ? Misplacement::ElsewhereEarlier
           : kind == Misplacement::Short   ? Misplacement::ShortEarlier
                                           : Misplacement::ShiftedEarlier;
}

bool isWhereItWas(const StructureRule& structure, const Track& track, FrameIndex frame, const Registered& recorded,
                  double margin)
{
    const FrameIndex first = frame - std::min(frame - track.first, kEarlierFrames);
    for (FrameIndex earlier = frame; earlier > first; --earlier)
        if (agrees(structure, placed(structure, track.boxIn(earlier - 1)), recorded, margin))
            return true;
    const FrameIndex since = heldSince(track, frame); // a slow object may have been there longer
    return frame > track.first && (agrees(structure, placed(structure, track.boxIn(since)), recorded, margin) ||
                                   agrees(structure, placed(structure, track.boxes.front()), recorded, margin));
}

} // namespace

Placed placedAsRecorded(const Registered& recorded)
{
    Placed object;
    if (recorded.kind == Registered::Kind::Box)
        object.box = recorded.box;
    if (recorded.kind != Registered::Kind::Cells)
        return object;
    object.box = Aabb{}; // it is registered; its cells are all that counts
    object.cells = {recorded.cells, recorded.some.empty(), recorded.some};
    object.asked = recorded.cells;
    return object;
}

Misplacement misplacementOf(const StructureRule& structure, const Evidence& evidence, const State& state, double margin)
{
    const Track& track = evidence.tracks[state.track];
    const Registered* const recorded = track.registeredIn(state.frame);
    if (!recorded || recorded->kind == Registered::Kind::Unknown)
        return Misplacement::None;
    const Placed right = placed(structure, track.boxIn(state.frame));
    const bool isInCells = structure.kind != StructureRule::Kind::Boxes;
    if (agrees(structure, right, *recorded, margin))
        return Misplacement::None;
    if (recorded->kind == Registered::Kind::Nowhere)
        return Misplacement::Nowhere;
    if (isInCells != (recorded->kind == Registered::Kind::Cells) || (isInCells && right.cells.around.isEmpty()))
        return Misplacement::None;
    const Placed known = placedAsRecorded(*recorded);
    if (covers(known, right, isInCells))
        return Misplacement::None;
    const Misplacement kind = kindOf(known, right, isInCells);
    return isWhereItWas(structure, track, state.frame, *recorded, margin) ? earlierOf(kind) : kind;
}

} // namespace broadside::diagnosis
