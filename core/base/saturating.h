#pragma once

#include <cstdint>
#include <limits>

/// @file
/// Counts that may exceed 64 bits: exact up to the largest 64-bit number, which also stands for all larger ones.

namespace broadside {

[[nodiscard]] constexpr std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b) noexcept
{
    const std::uint64_t sum = a + b;
    return sum < a ? std::numeric_limits<std::uint64_t>::max() : sum;
}

/// 0 * anything is 0.
[[nodiscard]] constexpr std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b) noexcept
{
    std::uint64_t product = 0;
    return __builtin_mul_overflow(a, b, &product) ? std::numeric_limits<std::uint64_t>::max() : product;
}

} // namespace broadside
