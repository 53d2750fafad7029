#pragma once

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/search/state_rows.h"

namespace broadside::diagnosis {

/// The wrong registrations that fulfil the conditions of a hypothesis which holds for these only. States are asked for
/// in the order of their frames.
class CommonStates {
public:
    /// Both must outlive it. @pre hypothesis.isOfCommonOnly
    CommonStates(const Evidence& evidence, const Hypothesis& hypothesis);

    /// Replaces the right place of an object by the recorded one, as far as the conditions tell: of cells, only those
    /// that are missing and fulfil them. @pre the registration is recorded
    void replace(const State& state, Placed& object);
    /// The object fulfils the conditions. @pre these are not about cells
    [[nodiscard]] bool isTold(const State& state) { return isCommon(m_features.rowOf(state)); }

private:
    [[nodiscard]] bool isCommon(const StateRow& row) const;

    const Evidence& m_evidence;
    const Hypothesis& m_hypothesis;
    StateFeatures m_features;
};

} // namespace broadside::diagnosis
