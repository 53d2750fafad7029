#pragma once

#include "core/debug/diagnosis/fault_text.h"

namespace broadside::diagnosis {

/// Which recorded registrations are wrong, in which way, and what they have in common; counted and measured.
/// Cost: some 20,000 registrations are looked at. @pre hypothesis.registration.time is AsRecorded
[[nodiscard]] FaultText textOfMisplacement(const Hypothesis& hypothesis, const Evidence& evidence);

} // namespace broadside::diagnosis
