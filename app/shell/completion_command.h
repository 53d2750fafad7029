#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside completion bash|zsh|fish`: prints what completes command lines in this shell.
[[nodiscard]] Command completionCommand();

} // namespace broadside
