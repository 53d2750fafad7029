#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside man`: prints the manual page of the command line, made from the list of commands.
[[nodiscard]] Command manualPageCommand();

} // namespace broadside
