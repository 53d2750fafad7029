#pragma once

#include "core/debug/diagnosis/fault_text.h"

#include <string>

namespace broadside::diagnosis {

/// The text for wrong boxes of rotated rectangles. `who` is the subject of the sentence.
[[nodiscard]] FaultText textOfRotation(const RotationRule& rotation, const std::string& who, const Evidence& evidence);

} // namespace broadside::diagnosis
