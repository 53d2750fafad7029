#pragma once

#include <QString>

#include <optional>

namespace broadside {

/// How well a text matches what was typed; higher is better. Nothing when the letters of a typed word do not occur in
/// `text` in this order, each at the beginning of a word or right behind the one before; the first may be anywhere.
/// Letters at the beginnings of words and consecutive letters count most, so that "ss" finds
/// "Show structure" before "Reset this". The beginning of the text counts a little more, and a match of the whole text
/// counts most. Case does not matter. Spaces separate words, which may match in any order. Every text matches "".
///
/// Cost: O(length of the text x length of the typed text).
[[nodiscard]] std::optional<int> fuzzyMatch(const QString& text, const QString& typed);

} // namespace broadside
