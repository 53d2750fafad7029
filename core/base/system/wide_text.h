#pragma once

#include <string>
#include <string_view>

namespace broadside {

/// For Windows: UTF-8 as the UTF-16 that its functions take, and back. Invalid bytes become U+FFFD.
[[nodiscard]] std::wstring wideText(std::string_view utf8);
[[nodiscard]] std::string narrowText(std::wstring_view utf16);

} // namespace broadside
