#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside audit`: finds the pairs that the broad phase of a world misses, and objects that tunnel.
[[nodiscard]] Command auditCommand();

} // namespace broadside
