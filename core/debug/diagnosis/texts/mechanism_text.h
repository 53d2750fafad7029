#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"

#include <string_view>
#include <vector>

/// @file
/// The sentences for faults that lose pairs although their registrations meet.

namespace broadside::diagnosis {

/// The text of a row of mechanisms(), with the threshold that was fitted.
[[nodiscard]] FaultText textOfCondition(const Condition& condition, std::string_view rule, const Evidence& evidence);
/// The text of a region without pairs. @pre its four sides in the order left, right, low, high
[[nodiscard]] FaultText textOfRegion(const std::vector<Condition>& sides);

} // namespace broadside::diagnosis
