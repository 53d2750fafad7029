#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/search/registration_contrast.h"

#include <vector>

namespace broadside::diagnosis {

inline constexpr double kPriceOfOwnAsking = 3.0; // bits

/// Hypotheses that take these wrong registrations from the recording: all of them, or only those that fulfil the
/// conditions of the contrast. `base` has the structure, and right registrations. @pre contrast.wrong > 0
[[nodiscard]] std::vector<Hypothesis> recordedHypotheses(const Hypothesis& base, const RegistrationContrast& contrast,
                                                         Misplacements misplacements, bool ofCells);

} // namespace broadside::diagnosis
