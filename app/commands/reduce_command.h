#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside reduce SCENE OUT`.
[[nodiscard]] Command reduceCommand();

} // namespace broadside
