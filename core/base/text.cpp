#include "core/base/text.h"

#include "core/base/decades.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

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
    const std::string_view text(buffer.data(), result.ptr);
    if (constexpr double kReadable = 1e8; text.find("e+") == text.npos || std::abs(value) >= kReadable)
        return std::string(text);
    double round = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), round);
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), round, std::chars_format::fixed, 0).ptr;
    return {buffer.data(), end};
}

std::string percentText(double share)
{
    constexpr int kMostDigits = 15;
    std::string text = roundedNumber(100.0 * share, 3);
    for (int digits = 4; share < 1.0 && text == "100" && digits <= kMostDigits; ++digits)
        text = roundedNumber(100.0 * share, digits);
    return text + " %";
}

double roundedDown(double value, int digits)
{
    const double unit = powerOfTen(decadeOf(value) + 1 - digits);
    // Nearest first: 0.3 / 0.01 is a little less than 30, but 0.3 must stay 0.3.
    const double nearest = std::round(value / unit) * unit;
    return nearest <= value ? nearest : std::floor(value / unit) * unit;
}

std::string microsecondsText(double microseconds)
{
    constexpr double kThousand = 999.5; // three digits round this up to 1000
    if (microseconds < kThousand)
        return roundedNumber(microseconds, 3) + " \u00b5s";
    if (microseconds < kThousand * 1e3)
        return roundedNumber(microseconds / 1e3, 3) + " ms";
    return roundedNumber(microseconds / 1e6, 4) + " s";
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
