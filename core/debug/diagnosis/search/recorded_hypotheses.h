#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

inline constexpr double kPriceOfOwnAsking = 3.0; // bits

/// Hypotheses that take wrong registrations from the recording, because no rule explains them. Bits are needed to say
/// which ones they are and where: fewer than for a wrong registration, and more than for a rule that predicts it.
/// Structures that lose pairs of objects that are registered right have none. Cost: that of contrastOf(), several times
/// for each structure. Threads: any, together with calls that judge.
[[nodiscard]] std::vector<Hypothesis> recordedHypotheses(const Workbench& bench, const std::vector<Judged>& structures,
                                                         const std::stop_token& stop);

} // namespace broadside::diagnosis
