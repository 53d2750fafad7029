#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside reduce SCENE OUT`: makes a small scene that shows the same finding.
[[nodiscard]] Command reduceCommand();

} // namespace broadside
