#pragma once

#include "app/command.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// The commands, in the order of the help text. Dispatch, help and the checks of the manual all use this list.
[[nodiscard]] std::vector<Command> commands();

/// Runs a command, --help or --version. `words`: the arguments without the name of the program. Needs no display and no
/// application object. Names from files are printed without control characters.
[[nodiscard]] ExitCode runCommandLine(std::span<const std::string> words, Console& streams);

/// False if `words` ask for the editor: no words, or files to open. A word that looks like a mistyped command counts as
/// a command.
[[nodiscard]] bool isForCommandLine(std::span<const std::string> words);

} // namespace broadside
