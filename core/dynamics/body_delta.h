#pragma once

#include "core/dynamics/body_state.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// @file
/// The bytes of one changed body in a record of changes (body_state.h). Inline, because a step writes them for every
/// body that moves.

namespace broadside::body_delta {

inline constexpr std::size_t kWords = sizeof(BodyState) / sizeof(std::uint64_t);
inline constexpr std::size_t kHeader = kWords / 2; // half a byte for each word: the number of its bytes that follow
inline constexpr std::size_t kMostPerGap = 5;      // for 32 bits, 7 in a byte
inline constexpr std::size_t kWord = sizeof(std::uint64_t);
/// Bytes that put() may write, also behind those of the change.
inline constexpr std::size_t kMostPerBody = kMostPerGap + kHeader + sizeof(BodyState) + kWord;
inline constexpr bool kLowestFirst = std::endian::native == std::endian::little;

using Words = std::array<std::uint64_t, kWords>;

/// Writes the low bytes of a word, lowest first on every machine. May overwrite up to a whole word.
inline std::uint8_t* putWord(std::uint8_t* to, std::uint64_t word, unsigned bytes) noexcept
{
    if constexpr (kLowestFirst)
        std::memcpy(to, &word, kWord);
    else
        for (unsigned i = 0; i < bytes; ++i)
            to[i] = static_cast<std::uint8_t>(word >> (8 * i));
    return to + bytes;
}

/// Writes the change of a body that comes `gap` unchanged ones after the one before. Returns the end.
inline std::uint8_t* put(std::uint8_t* to, std::size_t gap, const BodyState& before, const BodyState& after) noexcept
{
    for (; gap >= 0x80; gap >>= 7)
        *to++ = static_cast<std::uint8_t>(gap | 0x80);
    *to++ = static_cast<std::uint8_t>(gap);
    std::uint8_t* const header = to;
    to += kHeader;
    const auto a = std::bit_cast<Words>(before);
    const auto b = std::bit_cast<Words>(after);
    std::uint32_t counts = 0;
    for (std::size_t i = 0; i < kWords; ++i) {
        const std::uint64_t bits = a[i] ^ b[i];
        const unsigned count = (static_cast<unsigned>(std::bit_width(bits)) + 7) / 8;
        counts |= count << (4 * i);
        to = putWord(to, bits, count);
    }
    for (std::size_t i = 0; i < kHeader; ++i)
        header[i] = static_cast<std::uint8_t>(counts >> (8 * i));
    return to;
}

} // namespace broadside::body_delta
