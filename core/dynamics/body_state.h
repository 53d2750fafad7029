#pragma once

#include "core/math/pose.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// @file
/// What steps change of one object, and a compact record of the changes of many: the bits that differ.
///
/// A body that moves changes the lower bytes of a few numbers. Of each number the exclusive or of before and after is
/// kept, without its leading zero bytes; so one record leads forward and back, exactly. About 18 bytes for a body that
/// moves straight on. Source: the idea of Pelkonen et al., "Gorilla: a fast, scalable, in-memory time series database",
/// VLDB 2015, in whole bytes.

namespace broadside {

struct BodyState {
    Vec2 position;          ///< Metres.
    double angle = 0.0;     ///< Degrees.
    Vec2 velocity;          ///< m/s.
    double birthTime = 0.0; ///< Seconds.
};
static_assert(sizeof(BodyState) == 6 * sizeof(std::uint64_t));

/// The same bits: 0.0 is not -0.0.
[[nodiscard]] inline bool sameBits(const BodyState& a, const BodyState& b) noexcept
{
    using Bits = std::array<std::uint64_t, sizeof(BodyState) / sizeof(std::uint64_t)>;
    return std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
}

/// Writes the bodies that differ, one after the other.
class BodyDeltaWriter {
public:
    /// Appends to `bytes`.
    explicit BodyDeltaWriter(std::vector<std::uint8_t>& bytes) noexcept
        : m_bytes(bytes)
    {}
    /// @pre `index` is larger than that of the call before
    void add(std::size_t index, const BodyState& before, const BodyState& after);

private:
    std::vector<std::uint8_t>& m_bytes;
    std::size_t m_next = 0;
};

/// Changes before to after, and after to before. @pre `bytes` is what a BodyDeltaWriter wrote about these bodies
void toggleBodies(std::span<const std::uint8_t> bytes, std::span<BodyState> bodies);

} // namespace broadside
