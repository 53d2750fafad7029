#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/texts/fault_text.h"

/// @file
/// The sentences of faults that concern gaps in a list, full buckets of a hash, objects that are asleep, and what
/// list_messages.h names besides.

namespace broadside::diagnosis {

/// textOfList() has its sentence.
[[nodiscard]] bool isOfList(Feature feature) noexcept;
/// Cost: finds the hash, the teams or the marks in the evidence again. @pre isOfList(condition.feature)
[[nodiscard]] FaultText textOfList(const Condition& condition, const Evidence& evidence);

} // namespace broadside::diagnosis
