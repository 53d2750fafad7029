#include "core/io/json/json_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <system_error>

namespace broadside {
namespace {

/// Number of digits before the decimal point when the number is written without an exponent; 0 or less for numbers
/// below 1.
long magnitudeOf(std::string_view number)
{
    const std::size_t exponentAt = std::min(number.find_first_of("eE"), number.size());
    const std::string_view digits = number.substr(0, exponentAt);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    const std::size_t first = std::min(digits.find_first_of("123456789"), digits.size());
    long exponent = 0;
    if (exponentAt + 1 < number.size()) {
        const std::size_t plus = number[exponentAt + 1] == '+' ? 1 : 0;
        const char* const from = number.data() + exponentAt + 1 + plus;
        if (std::from_chars(from, number.data() + number.size(), exponent).ec != std::errc{})
            exponent = number[exponentAt + 1] == '-' ? -1'000'000'000 : 1'000'000'000;
    }
    const long before = static_cast<long>(point) - static_cast<long>(first);
    return (before > 0 ? before : before + 1) + exponent;
}

/// A number of few digits without an exponent, as nearly all are; nothing for others. Its digits and the power of ten
/// are exact doubles, so that one division rounds correctly. Source: Clinger, "How to read floating point numbers
/// accurately", PLDI 1990.
std::optional<double> shortNumber(std::string_view text) noexcept
{
    constexpr std::array kPowers{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    constexpr std::size_t kMostDigits = kPowers.size() - 1; // below 2^53
    const bool isNegative = text.starts_with('-');
    text.remove_prefix(isNegative ? 1 : 0);
    if (text.size() > kMostDigits + 1)
        return std::nullopt;
    std::uint64_t digits = 0;
    std::size_t count = 0;
    std::size_t point = text.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto digit = static_cast<unsigned char>(text[i] - '0');
        if (digit <= 9) {
            digits = 10 * digits + digit;
            ++count;
        } else if (text[i] == '.' && point == text.size()) {
            point = i;
        } else {
            return std::nullopt;
        }
    }
    if (count == 0 || count > kMostDigits)
        return std::nullopt;
    const std::size_t decimals = point == text.size() ? 0 : text.size() - point - 1;
    const double number = static_cast<double>(digits) / kPowers[decimals];
    return isNegative ? -number : number;
}

} // namespace

std::optional<double> numberIn(std::string_view text)
{
    if (const std::optional<double> number = shortNumber(text))
        return number;
    double number = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec == std::errc{} && std::isfinite(number))
        return number;
    if (magnitudeOf(text) > 0)
        return std::nullopt;
    return 0.0;
}

} // namespace broadside
