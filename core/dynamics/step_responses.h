#pragma once

#include "core/dynamics/step_scratch.h"

#include <vector>

namespace broadside {

/// Pairs that overlap now, and pairs that met only on their swept paths; ascending.
[[nodiscard]] std::vector<IndexPair> pairsThatMet(const StepScratch& scratch);
/// Bounce and stop for the pairs that met, ascending by id. Then score and remove for the pairs among them that began.
void respond(StepScratch& scratch);

} // namespace broadside
