#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace broadside {

/// What some editors put before UTF-8 text; it is no part of the text.
inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// Bytes of the UTF-8 character that `text` begins with (1 to 4), or 0 when it begins with none: a stray or overlong
/// byte, a surrogate, a cut-off character, or nothing at all. Source: The Unicode Standard, table 3-7.
[[nodiscard]] std::size_t utf8CharacterLength(std::string_view text) noexcept;

/// Place of the first byte that is not UTF-8; npos when all of it is. Cost: O(bytes), eight at a time where plain
/// ASCII.
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view text) noexcept;

/// The character that `text` begins with. @pre utf8CharacterLength(text) > 0
[[nodiscard]] char32_t firstCharacter(std::string_view text) noexcept;
/// The bytes of a character. @pre a Unicode scalar value
[[nodiscard]] std::string utf8Of(char32_t character);

/// Bytes of a text that a message shows.
inline constexpr std::size_t kShownBytes = 40;

/// For messages: "text" in quotes, control characters and invalid bytes as '?', and cut after `length` bytes with
/// "...".
[[nodiscard]] std::string inQuotes(std::string_view text, std::size_t length = kShownBytes);

/// The text with a '?' for each control character and each byte that is not UTF-8: for names from outside.
[[nodiscard]] std::string printableUtf8(std::string_view text);

} // namespace broadside
