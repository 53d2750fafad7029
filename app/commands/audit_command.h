#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside audit`: the pairs that the broad phase of a world misses.
[[nodiscard]] Command auditCommand();

} // namespace broadside
