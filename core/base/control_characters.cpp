#include "core/base/control_characters.h"

#include <cstddef>

namespace broadside {
namespace {

/// Bytes of the control character at the start of `text`; 0 if it does not start with one.
std::size_t controlLength(std::string_view text) noexcept
{
    const auto byte = static_cast<unsigned char>(text.front());
    if (byte < 0x20 || byte == 0x7f)
        return 1;
    // U+0080 to U+009F
    const bool isC1 = byte == 0xc2 && text.size() > 1 && (static_cast<unsigned char>(text[1]) & 0xe0U) == 0x80U;
    return isC1 ? 2 : 0;
}

void addEscape(std::string& result, unsigned char code)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    switch (code) {
    case '\n':
        result += "\\n";
        break;
    case '\t':
        result += "\\t";
        break;
    default:
        result += "\\x";
        result += kDigits[code >> 4U];
        result += kDigits[code & 15U];
    }
}

} // namespace

bool hasControlCharacters(std::string_view text) noexcept
{
    for (; !text.empty(); text.remove_prefix(1))
        if (controlLength(text) > 0)
            return true;
    return false;
}

std::string escapedControlCharacters(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length = controlLength(text);
        if (length == 0)
            result += text.front();
        else
            addEscape(result, static_cast<unsigned char>(text[length - 1]));
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return result;
}

} // namespace broadside
