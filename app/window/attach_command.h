#pragma once

#include "app/command.h"

#include <optional>
#include <span>
#include <string>

namespace broadside {

/// `broadside attach`: checks whether the window can listen under a name. main() opens the window.
[[nodiscard]] Command attachCommand();
/// The name under which games can attach, if the command line is that of attachCommand(); nothing for all others.
[[nodiscard]] std::optional<std::string> attachName(std::span<const std::string> words);

} // namespace broadside
