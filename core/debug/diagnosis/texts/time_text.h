#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/texts/fault_text.h"
#include "core/debug/diagnosis/texts/fault_words.h"

namespace broadside::diagnosis {

/// The text for objects that are registered as they were, or will be, at another time. `isAtTimes`: the subject says
/// when it holds, such as "at rest".
[[nodiscard]] FaultText textOfTime(const TimeRule& time, const Subject& subject, bool isAtTimes);

} // namespace broadside::diagnosis
