#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/texts/fault_text.h"

#include <string_view>

namespace broadside::diagnosis {

/// The clause that says which objects, by births, slots and removals: "that appear ...". Empty for other features.
[[nodiscard]] Message clauseOfLife(const StateCondition& one);
/// The clause that says which cells, by their past: "from which ...". Empty for other features.
[[nodiscard]] Message clauseOfPastCell(const StateCondition& one);
/// The sentence for a mechanism that keeps something of an earlier step, or counts what a search goes through.
[[nodiscard]] FaultText textOfHistory(const Condition& condition, std::string_view rule, const Evidence& evidence);
/// What to change, if one of the conditions is about the past; else empty.
[[nodiscard]] Message remedyOfPast(const Hypothesis& hypothesis);

} // namespace broadside::diagnosis
