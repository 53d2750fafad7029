#pragma once

#include "core/debug/diagnosis/diagnosis.h"

namespace broadside {

/// "Cause", "Tendency, not certain" or "Cost".
[[nodiscard]] Message kindText(const Explanation& explanation);

/// What it explains and what speaks against it, as a sentence: "Explains 7 028 of 7 028 missed pairs; none of 41 210
/// found pairs that were looked at speaks against it."
[[nodiscard]] Message evidenceText(const Diagnosis& diagnosis, const Explanation& explanation);

} // namespace broadside
