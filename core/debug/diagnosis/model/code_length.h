#pragma once

#include <cstdint>

/// @file
/// How many bits it takes to say which pairs a game missed, if a hypothesis is known. The fewer bits, the better the
/// hypothesis. Source: minimum description length, Rissanen, "Modeling by shortest data description", 1978; two
/// binomial codes, one for the pairs that the hypothesis calls lost and one for the others.

namespace broadside::diagnosis {

/// How a hypothesis did on some pairs.
struct Tally {
    std::uint64_t lost = 0;         ///< Pairs that it calls lost.
    std::uint64_t contradicted = 0; ///< Pairs of these that were found nevertheless.
    std::uint64_t others = 0;       ///< All other pairs.
    std::uint64_t unexplained = 0;  ///< Pairs of these that were missed.

    /// @pre a pair is counted once
    void count(bool isLost, bool isMissed) noexcept
    {
        ++(isLost ? lost : others);
        contradicted += isLost && !isMissed ? 1U : 0U;
        unexplained += !isLost && isMissed ? 1U : 0U;
    }
    [[nodiscard]] std::uint64_t explained() const noexcept { return lost - contradicted; }
};

/// log2 of n over k. @pre k <= n
[[nodiscard]] double log2Choose(std::uint64_t n, std::uint64_t k) noexcept;
/// Bits of the two codes.
[[nodiscard]] double codeLength(const Tally& tally) noexcept;

} // namespace broadside::diagnosis
