#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside story`: says what happened to one object of a run or a recording, and why.
[[nodiscard]] Command storyCommand();

} // namespace broadside
