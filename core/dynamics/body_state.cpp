#include "core/dynamics/body_state.h"

#include <array>
#include <cassert>
#include <cstring>

namespace broadside {
namespace {

constexpr std::size_t kWords = sizeof(BodyState) / sizeof(std::uint64_t);
constexpr std::size_t kHeader = kWords / 2; // half a byte for each word: the number of its bytes that follow
constexpr std::size_t kMostPerGap = 5;      // for 32 bits, 7 in a byte
constexpr std::size_t kMostPerBody = kMostPerGap + kHeader + sizeof(BodyState);
constexpr std::size_t kWord = sizeof(std::uint64_t);
constexpr bool kLowestFirst = std::endian::native == std::endian::little;

using Words = std::array<std::uint64_t, kWords>;

/// Writes the low bytes of a word, lowest first on every machine. May overwrite up to a whole word.
std::uint8_t* put(std::uint8_t* to, std::uint64_t word, unsigned bytes)
{
    if constexpr (kLowestFirst)
        std::memcpy(to, &word, kWord);
    else
        for (unsigned i = 0; i < bytes; ++i)
            to[i] = static_cast<std::uint8_t>(word >> (8 * i));
    return to + bytes;
}

std::uint8_t* putGap(std::uint8_t* to, std::size_t gap)
{
    for (; gap >= 0x80; gap >>= 7)
        *to++ = static_cast<std::uint8_t>(gap | 0x80);
    *to++ = static_cast<std::uint8_t>(gap);
    return to;
}

} // namespace

void BodyDeltaWriter::add(std::size_t index, const BodyState& before, const BodyState& after)
{
    const auto a = std::bit_cast<Words>(before);
    const auto b = std::bit_cast<Words>(after);
    std::array<std::uint8_t, kMostPerBody + kWord> record;
    std::uint8_t* header = putGap(record.data(), index - m_next);
    m_next = index + 1;
    std::uint8_t* end = header + kHeader;
    std::uint32_t counts = 0;
    for (std::size_t i = 0; i < kWords; ++i) {
        const std::uint64_t bits = a[i] ^ b[i];
        const unsigned count = (static_cast<unsigned>(std::bit_width(bits)) + 7) / 8;
        counts |= count << (4 * i);
        end = put(end, bits, count);
    }
    for (std::size_t i = 0; i < kHeader; ++i)
        header[i] = static_cast<std::uint8_t>(counts >> (8 * i));
    m_bytes.insert(m_bytes.end(), record.data(), end);
}

void toggleBodies(std::span<const std::uint8_t> bytes, std::span<BodyState> bodies)
{
    const std::uint8_t* at = bytes.data();
    const std::uint8_t* const end = at + bytes.size();
    const auto take = [&at, end](unsigned count) {
        std::uint64_t word = 0;
        if (kLowestFirst && static_cast<std::size_t>(end - at) >= kWord) {
            std::memcpy(&word, at, kWord);
            at += count;
            return count == kWord ? word : word & ((std::uint64_t{1} << (8 * count)) - 1);
        }
        for (unsigned i = 0; i < count; ++i)
            word |= std::uint64_t{*at++} << (8 * i);
        return word;
    };
    std::size_t next = 0;
    while (at != end) {
        std::size_t gap = 0;
        for (unsigned shift = 0;; shift += 7) {
            const std::uint8_t byte = *at++;
            gap |= std::size_t{byte & 0x7fU} << shift;
            if (byte < 0x80)
                break;
        }
        next += gap;
        assert(next < bodies.size());
        auto words = std::bit_cast<Words>(bodies[next]);
        const std::uint64_t counts = take(kHeader);
        for (std::size_t i = 0; i < kWords; ++i)
            words[i] ^= take((counts >> (4 * i)) & 0xf);
        bodies[next++] = std::bit_cast<BodyState>(words);
    }
}

} // namespace broadside
