#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

#include <string>

/// @file
/// What the commands do with somebody else's game: a trace (known by its name, .bstrace, or its first bytes) or a table
/// (by its name, .csv or .tsv).

namespace broadside {

[[nodiscard]] bool isRecording(const std::string& path);

/// --step, for commands that look at one frame of a trace.
[[nodiscard]] OptionInfo traceStepOption();
/// --corner, --centre, --y-down, --units-per-metre, --half-open, for tables.
[[nodiscard]] std::vector<OptionInfo> tableOptions();

// @pre the first operand is a recording
[[nodiscard]] Result<ExitCode> auditRecording(const Arguments& arguments, Console& console);
/// The frame of --step, or the first, as a scene; or all of it as a trace with an index, by the name of OUT.
[[nodiscard]] Result<ExitCode> convertRecording(const Arguments& arguments, Console& console);

} // namespace broadside
