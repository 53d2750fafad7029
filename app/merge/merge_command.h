#pragma once

#include "app/command.h"

namespace broadside {

/// `merge`: joins reports of audit, or of diagnose, to the report of one run over all their files.
[[nodiscard]] Command mergeCommand();

} // namespace broadside
