#pragma once

#include "core/dynamics/step_scratch.h"

namespace broadside {

/// Gives every dynamic object, ascending by id, its velocity and its place at the end of the step; with continuous
/// collision no farther than to its first touch.
void integrate(StepScratch& scratch);
/// Applies the rule of the world's edges to every dynamic object outside.
void applyEdges(StepScratch& scratch);

} // namespace broadside
