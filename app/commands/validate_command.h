#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside validate`: checks files of scenes and projects.
[[nodiscard]] Command validateCommand();

} // namespace broadside
