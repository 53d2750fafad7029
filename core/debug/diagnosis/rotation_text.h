#pragma once

#include "core/debug/diagnosis/fault_text.h"

#include <string>

namespace broadside::diagnosis {

/// The text for wrong boxes of rotated rectangles. `subject` is the subject of the sentence.
[[nodiscard]] FaultText textOfRotation(const RotationRule& rotation, const std::string& subject,
                                       const Evidence& evidence);

} // namespace broadside::diagnosis
