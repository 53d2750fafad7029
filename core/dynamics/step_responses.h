#pragma once

#include "core/dynamics/step_scratch.h"

#include <vector>

namespace broadside {

/// Those that overlap now, and those that did so on their swept way only; ascending.
[[nodiscard]] std::vector<IndexPair> pairsThatMet(const StepScratch& scratch);
/// Bounce and stop for the pairs that met, ascending by id; then score and remove for those of them that began.
void respond(StepScratch& scratch);

} // namespace broadside
