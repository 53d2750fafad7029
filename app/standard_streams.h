#pragma once

#include "app/exit_code.h"

namespace broadside {

/// Flushes standard output. If a part of it could not be written, prints a message and returns ExitCode::File,
/// otherwise `code`. Nothing is printed if the reader of a pipe has ended: it wanted no more.
[[nodiscard]] ExitCode finishStandardOutput(ExitCode code);

} // namespace broadside
