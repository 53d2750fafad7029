#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace broadside {

/// The bytes that some editors write before UTF-8 text. They do not belong to the text.
inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// Bytes of the UTF-8 character at the start of `text` (1 to 4). 0 when there is no valid character: a stray or
/// overlong byte, a surrogate, a cut-off character, or an empty text. Source: The Unicode Standard, table 3-7.
[[nodiscard]] std::size_t utf8CharacterLength(std::string_view text) noexcept;

/// Place of the first byte that is not UTF-8; npos when all bytes are. Cost: O(bytes), eight ASCII bytes at a time.
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view text) noexcept;

/// The first character of `text`. @pre utf8CharacterLength(text) > 0
[[nodiscard]] char32_t firstCharacter(std::string_view text) noexcept;
/// The bytes of a character. @pre a Unicode scalar value
[[nodiscard]] std::string utf8Of(char32_t character);

/// The longest part of a text that a message quotes, in bytes.
inline constexpr std::size_t kShownBytes = 40;

/// The text in quotes, for messages: with '?' for control characters and invalid bytes. A text longer than `length`
/// bytes is cut and ends with "...".
[[nodiscard]] std::string inQuotes(std::string_view text, std::size_t length = kShownBytes);

/// A name from outside, made printable: with '?' for each control character and each byte that is not UTF-8.
[[nodiscard]] std::string printableUtf8(std::string_view text);

} // namespace broadside
