#pragma once

#include "app/command.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// The commands, in the order of the help text. The one list that dispatch, help and the checks of the manual go by.
[[nodiscard]] std::vector<Command> commands();

/// Does what `words` (without the name of the program) ask for: a command, --help or --version. Needs no display and
/// no application object.
[[nodiscard]] ExitCode runCommandLine(std::span<const std::string> words, Console& console);

/// False when `words` ask for the editor: no words, or files to open. A word that looks like a mistyped command is
/// taken for one.
[[nodiscard]] bool isForCommandLine(std::span<const std::string> words);

} // namespace broadside
