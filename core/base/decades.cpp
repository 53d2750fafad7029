#include "core/base/decades.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

constexpr int kSmallest = -323;
constexpr int kLargest = 308;

using Powers = std::array<double, kLargest - kSmallest + 1>;

Powers allPowers() noexcept
{
    Powers powers{};
    for (int exponent = kSmallest; exponent <= kLargest; ++exponent) {
        std::array<char, 8> text{'1', 'e'};
        const char* const end = std::to_chars(text.data() + 2, text.data() + text.size(), exponent).ptr;
        std::from_chars(text.data(), end, powers[static_cast<std::size_t>(exponent - kSmallest)]);
    }
    return powers;
}

} // namespace

double powerOfTen(int exponent) noexcept
{
    static const Powers powers = allPowers();
    if (exponent < kSmallest)
        return 0.0;
    if (exponent > kLargest)
        return std::numeric_limits<double>::infinity();
    return powers[static_cast<std::size_t>(exponent - kSmallest)];
}

int decadeOf(double value) noexcept
{
    if (!(value > 0.0))
        return kSmallest - 1;
    if (std::isinf(value))
        return kLargest + 1;
    int decade = static_cast<int>(std::floor(std::log10(value))); // may be one off, in another way on each system
    while (powerOfTen(decade) > value)
        --decade;
    while (powerOfTen(decade + 1) <= value)
        ++decade;
    return decade;
}

int decadeAbove(double value) noexcept
{
    const int decade = decadeOf(value);
    return powerOfTen(decade) == value || !(value > 0.0) ? decade : decade + 1;
}

} // namespace broadside
