#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside run`: steps a world and prints what happened.
[[nodiscard]] Command runCommand();

} // namespace broadside
