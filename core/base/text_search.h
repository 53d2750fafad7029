#pragma once

#include <algorithm>
#include <string_view>

namespace broadside {

/// Whether `part` occurs in `text`; upper and lower case of a to z are equal. An empty part always occurs.
[[nodiscard]] inline bool containsText(std::string_view text, std::string_view part)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto same = [&](char a, char b) { return lower(a) == lower(b); };
    return part.empty() || std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

} // namespace broadside
