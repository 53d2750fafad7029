#pragma once

#include <string>
#include <string_view>

namespace broadside {

/// True for a text with a C0 or C1 control character or DEL. A terminal would obey them.
[[nodiscard]] bool hasControlCharacters(std::string_view text) noexcept;

/// The text with its control characters as escapes: "\x1b", "\n", "\t". All other bytes stay, also invalid UTF-8.
[[nodiscard]] std::string escapedControlCharacters(std::string_view text);

} // namespace broadside
