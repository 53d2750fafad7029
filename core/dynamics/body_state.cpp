#include "core/dynamics/body_state.h"

#include "core/dynamics/body_delta.h"

#include <array>
#include <cassert>
#include <cstring>

namespace broadside {

void BodyDeltaWriter::add(std::size_t index, const BodyState& before, const BodyState& after)
{
    std::array<std::uint8_t, body_delta::kMostPerBody> record;
    const std::uint8_t* end = body_delta::put(record.data(), index - m_next, before, after);
    m_next = index + 1;
    m_bytes.insert(m_bytes.end(), static_cast<const std::uint8_t*>(record.data()), end);
}

void toggleBodies(std::span<const std::uint8_t> bytes, std::span<BodyState> bodies)
{
    using namespace body_delta;
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
