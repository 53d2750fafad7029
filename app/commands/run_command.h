#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside run`: steps a world and says what happened.
[[nodiscard]] Command runCommand();

} // namespace broadside
