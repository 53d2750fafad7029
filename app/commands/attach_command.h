#pragma once

#include "app/command.h"

#include <optional>
#include <span>
#include <string>

namespace broadside {

/// Looks whether the window can listen under a name; the window itself is opened by main().
[[nodiscard]] Command attachCommand();
/// The name that a command line which attachCommand() has accepted lets games attach under; nothing of all others.
[[nodiscard]] std::optional<std::string> attachName(std::span<const std::string> words);

} // namespace broadside
