#pragma once

#include "core/dynamics/step_scratch.h"

namespace broadside {

/// Lets every component act, ascending by id of its owner. What is spawned or removed here is so after all have acted.
void runComponents(StepScratch& scratch);

} // namespace broadside
