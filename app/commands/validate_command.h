#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside validate`: checks scene files.
[[nodiscard]] Command validateCommand();

} // namespace broadside
