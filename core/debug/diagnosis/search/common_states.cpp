#include "core/debug/diagnosis/search/common_states.h"

#include "core/debug/diagnosis/model/misplacement.h"

#include <algorithm>
#include <utility>

namespace broadside::diagnosis {

CommonStates::CommonStates(const Evidence& evidence, const Hypothesis& hypothesis)
    : m_evidence(evidence)
    , m_hypothesis(hypothesis)
    , m_features(evidence, hypothesis.isOfCells ? std::optional(hypothesis.structure) : std::nullopt)
{
    if (hypothesis.registration.recorded.has(Misplacement::Nowhere))
        m_features.fillTrees();
}

bool CommonStates::isCommon(const StateRow& row) const
{
    return std::ranges::any_of(m_hypothesis.common, [&](const std::vector<StateCondition>& term) {
        return std::ranges::all_of(
            term, [&](const StateCondition& one) { return one.holds(row[static_cast<std::size_t>(one.feature)]); });
    });
}

void CommonStates::replace(const State& state, Placed& object)
{
    Placed recorded = placedAsRecorded(*m_evidence.tracks[state.track].registeredIn(state.frame));
    if (!m_hypothesis.isOfCells) {
        if (isTold(state))
            object = std::move(recorded);
        return;
    }
    const CellRange range = object.cells.around;
    if (range.isEmpty() || range.count() > KeptCells::kMost)
        return;
    KeptCells kept{range, false, {}};
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x) {
            const CellCoord cell{x, y};
            const bool isMissing = !recorded.box || !recorded.cells.has(cell);
            if (object.cells.has(cell) && !(isMissing && isCommon(m_features.rowOf(state, cell, range))))
                kept.some.push_back(cell);
        }
    if (kept.some.empty())
        kept.around = {};
    object.cells = std::move(kept);
}

} // namespace broadside::diagnosis
