#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/texts/fault_text.h"

/// @file
/// The sentences of faults that concern parts of the world, of a list or of a box.

namespace broadside::diagnosis {

/// textOfParts() has its sentence.
[[nodiscard]] bool isOfParts(Feature feature) noexcept;
/// Cost: finds the parts in the evidence again. @pre isOfParts(feature)
[[nodiscard]] FaultText textOfParts(Feature feature, const Evidence& evidence);

} // namespace broadside::diagnosis
