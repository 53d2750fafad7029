#pragma once

#include "core/dynamics/input.h"
#include "core/dynamics/step_scratch.h"

#include <span>

namespace broadside {

/// Applies the inputs in order. An input that cannot be applied becomes a problem of the report.
void applyInputs(StepScratch& scratch, std::span<const Input> inputs);

} // namespace broadside
