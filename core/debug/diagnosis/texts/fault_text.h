#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/hypothesis.h"

#include <string>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// A fault in the words of its developer.
struct FaultText {
    Message sentence;                                       ///< What is wrong, with its full stop.
    Message remedy;                                         ///< What to change in the code, with its full stop.
    std::vector<std::pair<std::string, double>> parameters; ///< Numbers that were fitted.
};

/// @pre the hypothesis has a rule (ruleOf())
[[nodiscard]] FaultText textOf(const Hypothesis& hypothesis, const Evidence& evidence);

/// "the higher id is at least 1,001 and the step is at most 20".
[[nodiscard]] Message textOf(const std::vector<Condition>& conditions, const Evidence& evidence);

/// What a recording lacks to tell two hypotheses apart, as an order with its full stop; empty where it lacks nothing.
[[nodiscard]] Message whatToRecord(const Evidence& evidence);

} // namespace broadside::diagnosis
