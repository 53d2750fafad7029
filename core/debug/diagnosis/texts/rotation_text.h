#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"
#include "core/debug/diagnosis/texts/fault_words.h"

namespace broadside::diagnosis {

/// The text for wrong boxes of rotated rectangles.
[[nodiscard]] FaultText textOfRotation(const RotationRule& rotation, const Subject& subject, const Evidence& evidence);

} // namespace broadside::diagnosis
