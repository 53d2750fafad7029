#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

namespace broadside {

/// Writes the frame of --step, or the first one, as a scene; or the whole recording as a trace with an index. The name
/// of OUT decides. @pre the first operand is a recording
[[nodiscard]] Result<ExitCode> convertRecording(const Arguments& arguments, Console& console);

} // namespace broadside
