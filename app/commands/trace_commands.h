#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

/// @file
/// What the commands do with somebody else's game, where that is more than to look at a frame of it.

namespace broadside {

// @pre the first operand is a recording
[[nodiscard]] Result<ExitCode> auditRecording(const Arguments& arguments, Console& console);
/// The frame of --step, or the first, as a scene; or all of it as a trace with an index, by the name of OUT.
[[nodiscard]] Result<ExitCode> convertRecording(const Arguments& arguments, Console& console);

} // namespace broadside
