#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

#include <string>
#include <string_view>

namespace broadside {

/// One command of the command line: what its help says, and what it does.
struct Command {
    Syntax syntax;
    std::string_view summary; ///< One line for the list of commands.
    std::string details;      ///< What its own help says beyond that; lines of at most 110 characters.
    std::string_view example; ///< A whole command line that works in the project's folder.
    /// Problems are printed by the caller, which also turns them into an exit code.
    Result<ExitCode> (*run)(const Arguments& arguments, Console& console);
};

} // namespace broadside
