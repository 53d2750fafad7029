#pragma once

#include "app/command.h"

#include <span>
#include <string>

/// @file
/// Scripts with which a shell completes the words of a command line. They are made from the list of commands, and they
/// contain no calls of the program.

namespace broadside {

[[nodiscard]] std::string bashCompletion(std::span<const Command> commands);
[[nodiscard]] std::string zshCompletion(std::span<const Command> commands);
[[nodiscard]] std::string fishCompletion(std::span<const Command> commands);

} // namespace broadside
