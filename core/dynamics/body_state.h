#pragma once

#include "core/math/pose.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// @file
/// The data of an object that steps change, and a compact record of the changes of many objects: the bits that differ.
///
/// When a body moves, only the lower bytes of a few numbers change. For each number, the record has the exclusive or of
/// both values without its leading zero bytes, so one record leads forward and back, exactly. A body with constant
/// velocity needs about 18 bytes. Source: the idea of Pelkonen et al., "Gorilla: a fast, scalable, in-memory time
/// series database", VLDB 2015, in whole bytes.

namespace broadside {

struct BodyState {
    Vec2 position;          ///< Metres.
    double angle = 0.0;     ///< Degrees.
    Vec2 velocity;          ///< m/s.
    double birthTime = 0.0; ///< Seconds.
};
static_assert(sizeof(BodyState) == 6 * sizeof(std::uint64_t));

/// Compares bits: 0.0 differs from -0.0.
[[nodiscard]] inline bool sameBits(const BodyState& a, const BodyState& b) noexcept
{
    using Bits = std::array<std::uint64_t, sizeof(BodyState) / sizeof(std::uint64_t)>;
    return std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
}

/// Writes the changes of bodies, one after the other.
class BodyDeltaWriter {
public:
    /// The writer appends to `bytes`.
    explicit BodyDeltaWriter(std::vector<std::uint8_t>& bytes) noexcept
        : m_bytes(bytes)
    {}
    /// @pre `index` is larger than in the call before
    void add(std::size_t index, const BodyState& before, const BodyState& after);

private:
    std::vector<std::uint8_t>& m_bytes;
    std::size_t m_next = 0;
};

/// Changes the state before into the state after, and back. @pre `bytes` was written by a BodyDeltaWriter for these
/// bodies
void toggleBodies(std::span<const std::uint8_t> bytes, std::span<BodyState> bodies);

} // namespace broadside
