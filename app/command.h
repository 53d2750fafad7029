#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

#include <string_view>

namespace broadside {

/// One command of the command line: its help and its function.
struct Command {
    Syntax syntax;
    Message summary;          ///< One line for the list of commands.
    Message details;          ///< Rest of its help text; lines of at most 110 characters.
    std::string_view example; ///< A complete command line that works in the project's folder.
    /// The caller prints the problem and turns it into an exit code.
    Result<ExitCode> (*run)(const Arguments& arguments, Console& console);
};

} // namespace broadside
