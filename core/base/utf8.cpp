#include "core/base/utf8.h"

#include <cstdint>
#include <cstring>

namespace broadside {
namespace {

constexpr std::uint64_t kHighBits = 0x8080'8080'8080'8080;

unsigned byteAt(std::string_view text, std::size_t index) noexcept
{
    return index < text.size() ? static_cast<unsigned char>(text[index]) : 0U; // 0 never continues a character
}

bool within(unsigned byte, unsigned low, unsigned high) noexcept { return low <= byte && byte <= high; }

} // namespace

std::size_t utf8CharacterLength(std::string_view text) noexcept
{
    if (text.empty())
        return 0;
    const unsigned first = byteAt(text, 0);
    if (first < 0x80)
        return 1;
    if (!within(first, 0xc2, 0xf4))
        return 0;
    const unsigned low = first == 0xe0 ? 0xa0U : first == 0xf0 ? 0x90U : 0x80U; // excludes overlong forms
    // Excludes surrogates and values above 10ffff.
    const unsigned high = first == 0xed ? 0x9fU : first == 0xf4 ? 0x8fU : 0xbfU;
    if (!within(byteAt(text, 1), low, high))
        return 0;
    const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    for (std::size_t i = 2; i < length; ++i)
        if (!within(byteAt(text, i), 0x80, 0xbf))
            return 0;
    return length;
}

std::size_t firstInvalidUtf8(std::string_view text) noexcept
{
    std::size_t at = 0;
    while (at < text.size()) {
        std::uint64_t eight = 0;
        if (text.size() - at >= sizeof eight) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & kHighBits) == 0) {
                at += sizeof eight;
                continue;
            }
        }
        const std::size_t length = utf8CharacterLength(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::string_view::npos;
}

char32_t firstCharacter(std::string_view text) noexcept
{
    const std::size_t length = utf8CharacterLength(text);
    if (length <= 1)
        return byteAt(text, 0);
    char32_t character = byteAt(text, 0) & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i)
        character = (character << 6) | (byteAt(text, i) & 0x3fU);
    return character;
}

std::string utf8Of(char32_t character)
{
    if (character < 0x80)
        return {static_cast<char>(character)};
    const int length = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    std::string bytes(static_cast<std::size_t>(length), '\0');
    for (int i = length - 1; i > 0; --i, character >>= 6)
        bytes[static_cast<std::size_t>(i)] = static_cast<char>(0x80 | (character & 0x3f));
    bytes[0] = static_cast<char>((0xf00U >> length) | character);
    return bytes;
}

std::string printableUtf8(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = utf8CharacterLength(text.substr(at));
        if (bytes > 1 || (bytes == 1 && within(byteAt(text, at), 0x20, 0x7e)))
            result += text.substr(at, bytes);
        else
            result += '?';
        at += bytes == 0 ? 1 : bytes;
    }
    return result;
}

std::string inQuotes(std::string_view text, std::size_t length)
{
    std::string result = "\"";
    std::size_t at = 0;
    while (at < text.size() && at < length) {
        const std::size_t bytes = utf8CharacterLength(text.substr(at));
        const bool printable = bytes > 1 || (bytes == 1 && within(byteAt(text, at), 0x20, 0x7e));
        if (printable)
            result += text.substr(at, bytes);
        else
            result += '?';
        at += bytes == 0 ? 1 : bytes;
    }
    return result + (at < text.size() ? "...\"" : "\"");
}

} // namespace broadside
