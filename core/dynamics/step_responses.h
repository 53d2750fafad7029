#pragma once

#include "core/dynamics/step_scratch.h"

namespace broadside {

/// Sets WorldParts::met.
void noteMet(StepScratch& scratch);
/// Bounce and stop for the pairs that met, ascending by id. Then score and remove for the pairs among them that began.
void respond(StepScratch& scratch);

} // namespace broadside
