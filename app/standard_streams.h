#pragma once

#include "app/exit_code.h"

namespace broadside {

/// Opens what the caller has closed of standard input, output and error, so that no file gets one of their numbers and
/// messages do not end up in it. What is written to a closed standard output still fails. Call it first.
void keepStandardStreams() noexcept;

/// Writes what standard output still holds. When a part of it could not be written, says so, and returns
/// ExitCode::File, whatever `code` was.
[[nodiscard]] ExitCode finishStandardOutput(ExitCode code);

} // namespace broadside
