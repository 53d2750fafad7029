#pragma once

#include "app/arguments.h"

#include <string_view>
#include <vector>

namespace broadside {

/// What may follow an option.
enum class ValueKind : std::uint8_t {
    None,   ///< The option has no value.
    Choice, ///< One of choicesOf().
    File,
    Free, ///< A number, a place, or several words.
};

[[nodiscard]] ValueKind valueKindOf(const OptionInfo& option);
/// All valid values, if they are few and known; otherwise empty.
[[nodiscard]] std::vector<std::string_view> choicesOf(const OptionInfo& option);
/// All valid values of the first operand, if they are few and known; otherwise empty.
[[nodiscard]] std::vector<std::string_view> choicesOf(const Syntax& syntax);

/// The words with a space between each two.
[[nodiscard]] std::string joinedWords(const std::vector<std::string_view>& words);

} // namespace broadside
