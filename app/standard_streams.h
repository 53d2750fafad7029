#pragma once

#include "app/exit_code.h"

namespace broadside {

/// Writing to a pipe without a reader fails from now on, as on a full disk, and does not end the program.
void ignoreBrokenPipes() noexcept;

/// Opens standard input, output and error if the caller has closed them, so that no other file gets one of their
/// numbers and receives messages. Writing to a closed standard output still fails. Call it before everything else.
void keepStandardStreams() noexcept;

/// Flushes standard output. If a part of it could not be written, prints a message and returns ExitCode::File,
/// otherwise `code`. Nothing is printed if the reader of a pipe has ended: it wanted no more.
[[nodiscard]] ExitCode finishStandardOutput(ExitCode code);

} // namespace broadside
