#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside compare`: all algorithms on one world, side by side.
[[nodiscard]] Command compareCommand();

} // namespace broadside
