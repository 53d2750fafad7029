#include "core/debug/diagnosis/features/lists/gap_fillers.h"

#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>
#include <iterator>

namespace broadside::diagnosis {

GapFillers::GapFillers(const Evidence& evidence, const std::optional<GameCells>& cells)
    : m_evidence(evidence)
    , m_cells(cells)
{
    if (m_cells)
        m_moves = allMovesIntoGaps(evidence);
}

/// It filled a gap, and has stayed in its cells since then.
bool GapFillers::isForgotten(TrackIndex track, FrameIndex frame, Cells which) const
{
    if (!m_cells)
        return false;
    const std::vector<FrameIndex>& moves = m_moves[track];
    const auto next = std::ranges::upper_bound(moves, frame);
    if (next == moves.begin())
        return false;
    const Track& one = m_evidence.tracks[track];
    const auto cellsIn = [&](FrameIndex at) {
        const Aabb& box = one.boxIn(at);
        return m_cells->of(which == Cells::OfBox ? box : Aabb{box.center(), box.center()});
    };
    const FrameIndex moved = *std::prev(next);
    const CellRange cells = cellsIn(moved);
    for (FrameIndex at = moved + 1; at <= frame; ++at)
        if (cellsIn(at) != cells)
            return false;
    return true;
}

void GapFillers::fill(const Event& event, FeatureRow& row) const
{
    const FrameFacts& facts = m_evidence.frames[event.frame];
    const bool isBLater = m_cells && facts.placeOf(event.b) > facts.placeOf(event.a);
    const auto fillFor = [&](Cells which, Feature later, Feature either) {
        const bool isA = isForgotten(event.a, event.frame, which);
        const bool isB = isForgotten(event.b, event.frame, which);
        set(row, later, (isBLater ? isB : isA) ? 1.0 : 0.0);
        set(row, either, isA || isB ? 1.0 : 0.0);
    };
    fillFor(Cells::OfCentre, Feature::GapCentreOfLater, Feature::GapCentreOfEither);
    fillFor(Cells::OfBox, Feature::GapCellsOfLater, Feature::GapCellsOfEither);
}

} // namespace broadside::diagnosis
