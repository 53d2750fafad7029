#include "core/io/json/json_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
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

} // namespace

std::optional<double> numberIn(std::string_view text)
{
    double number = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec == std::errc{} && std::isfinite(number))
        return number;
    if (magnitudeOf(text) > 0)
        return std::nullopt;
    return 0.0;
}

} // namespace broadside
