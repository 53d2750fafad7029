#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside generate`: sample worlds from a seed.
[[nodiscard]] Command generateCommand();

} // namespace broadside
