#pragma once

#include <QString>

#include <optional>

namespace broadside {

/// How well a text answers what was typed, the higher the better: nothing when a letter of `typed` is not in `text`, in
/// this order. Letters at the beginnings of words and letters in a row count most, so that "ss" finds "Show structure"
/// before "Reset this"; the beginning of the text counts a little more, and most counts to be all of it. Case does not
/// count; spaces part words that may come in any order. Anything answers "".
///
/// Cost: O(length of the text x length of the typed).
[[nodiscard]] std::optional<int> fuzzyMatch(const QString& text, const QString& typed);

} // namespace broadside
