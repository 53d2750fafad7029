#include "core/base/text.h"

#include <array>
#include <charconv>

namespace broadside {

std::string shortestNumber(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

std::string roundedNumber(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto result =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    return {buffer.data(), result.ptr};
}

std::string groupedNumber(std::uint64_t value)
{
    std::string text = std::to_string(value);
    for (std::size_t end = text.size(); end > 3; end -= 3)
        text.insert(end - 3, 1, ' ');
    return text;
}

std::string countOf(std::uint64_t count, const std::string& singular)
{
    return groupedNumber(count) + " " + singular + (count == 1 ? "" : "s");
}

std::string hexadecimal(std::uint64_t value)
{
    constexpr std::array kDigits{'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4)
        text[i] = kDigits[value & 15];
    return text;
}

} // namespace broadside
