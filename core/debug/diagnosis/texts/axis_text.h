#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/texts/fault_text.h"
#include "core/debug/diagnosis/texts/fault_words.h"

namespace broadside::diagnosis {

/// The text for boxes of another size or place along x, along y or along both. @pre one of rule.x and rule.y is not
/// Whole
[[nodiscard]] FaultText textOfAxes(const RegistrationRule& rule, const Subject& subject);

} // namespace broadside::diagnosis
