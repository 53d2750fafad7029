#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/texts/fault_text.h"

/// @file
/// The sentences of faults that concern the levels of a hierarchical grid.

namespace broadside::diagnosis {

/// textOfLevels() has its sentence.
[[nodiscard]] bool isOfLevels(Feature feature) noexcept;
/// @pre isOfLevels(condition.feature)
[[nodiscard]] FaultText textOfLevels(const Condition& condition, const Evidence& evidence);

} // namespace broadside::diagnosis
