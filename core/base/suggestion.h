#pragma once

#include "core/base/message/message.h"

#include <optional>
#include <span>
#include <string_view>

/// @file
/// "Did you mean ...?" for words that a user misspelt.

namespace broadside {

/// The known word that is nearest to `word`, the first of several equally near ones; empty when none is near.
///
/// Near: at most one slip (a letter missing, extra or wrong) for every three letters of the longer word. Two swapped
/// letters count as half a slip; upper and lower case count as equal.
/// Source: optimal string alignment distance (Damerau, CACM 7, 1964). Cost: O(words * length^2).
[[nodiscard]] std::optional<std::string_view> nearestWord(std::string_view word,
                                                          std::span<const std::string_view> known);

/// "a", "b" or "c", each in quotes.
[[nodiscard]] Message listedWords(std::span<const std::string_view> words);

} // namespace broadside
