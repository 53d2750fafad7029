#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"

namespace broadside::diagnosis {

/// The sentence of a filter that compares the two objects of a pair: rule "relation-skipped".
[[nodiscard]] FaultText textOfComparison(const Condition& condition);

} // namespace broadside::diagnosis
