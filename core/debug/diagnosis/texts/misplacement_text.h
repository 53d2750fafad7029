#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"

namespace broadside::diagnosis {

/// The text that says which recorded registrations are wrong, in which way, and what they have in common. Its numbers
/// are counted and measured in the recording.
/// Cost: some 20,000 registrations are looked at. @pre hypothesis.registration.time is AsRecorded
[[nodiscard]] FaultText textOfMisplacement(const Hypothesis& hypothesis, const Evidence& evidence);

} // namespace broadside::diagnosis
