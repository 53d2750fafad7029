#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside diagnose`: explains all missed pairs of a run or a recording by as few faults as possible.
[[nodiscard]] Command diagnoseCommand();

} // namespace broadside
