#pragma once

#include "core/dynamics/step_scratch.h"

namespace broadside {

/// Sets velocity and position of every dynamic object at the end of the step, ascending by id. With continuous
/// collision an object moves at most to its first touch.
void integrate(StepScratch& scratch);
/// Applies the edge rule of the world to every dynamic object outside it.
void applyEdges(StepScratch& scratch);

} // namespace broadside
