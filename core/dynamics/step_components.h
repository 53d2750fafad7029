#pragma once

#include "core/dynamics/step_scratch.h"

namespace broadside {

/// Runs every component, ascending by id of its owner. Spawns and removals take effect after all components have run.
void runComponents(StepScratch& scratch);

} // namespace broadside
