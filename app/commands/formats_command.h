#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside formats`: the reference of the file formats.
[[nodiscard]] Command formatsCommand();

} // namespace broadside
