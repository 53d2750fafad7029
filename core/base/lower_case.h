#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace broadside {

/// The lower case of an ASCII letter; other bytes stay as they are.
[[nodiscard]] constexpr char lowerCase(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return lowerCase(c); });
    return lower;
}

} // namespace broadside
