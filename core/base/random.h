#pragma once

#include <cstdint>

namespace broadside {

/// A small generator with the same numbers on every platform and compiler (std distributions do not guarantee that).
/// Source: SplitMix64, Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) noexcept
        : m_state(seed)
    {}

    constexpr std::uint64_t next() noexcept
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, 1), 53 random bits.
    constexpr double unit() noexcept { return static_cast<double>(next() >> 11) * 0x1p-53; }

    /// Uniform in [low, high). @pre low <= high
    constexpr double between(double low, double high) noexcept { return low + (high - low) * unit(); }

    /// Uniform in 0..count-1, except for a bias below count/2^64. @pre count > 0
    constexpr std::uint64_t below(std::uint64_t count) noexcept { return next() % count; }

private:
    std::uint64_t m_state;
};

} // namespace broadside
