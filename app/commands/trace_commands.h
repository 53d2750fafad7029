#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

/// @file
/// Work of the commands on recordings that goes beyond looking at one frame.

namespace broadside {

/// @pre the first operand is a recording
[[nodiscard]] Result<ExitCode> auditRecording(const Arguments& arguments, Console& console);
/// Writes the frame of --step, or the first one, as a scene; or the whole recording as a trace with an index. The name
/// of OUT decides.
[[nodiscard]] Result<ExitCode> convertRecording(const Arguments& arguments, Console& console);

} // namespace broadside
