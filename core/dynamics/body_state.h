#pragma once

#include "core/math/pose.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

/// @file
/// The data of an object that steps change, and a compact record of the changes of many objects (body_delta.h).
///
/// A body that moves freely needs no bytes: the step is computed again, forward or back. Rounding loses a bit here and
/// there, so the writer tries both ways and keeps each body for which one of them does not give the same bits. For such
/// a body, the record has the bits that differ: the exclusive or of both values of each number, without its leading
/// zero bytes. Source: the idea of Pelkonen et al., "Gorilla: a fast, scalable, in-memory time series database", VLDB
/// 2015, in whole bytes.

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

/// Changes the state before into the state after. @pre `record` was written for these bodies
void leadForward(std::span<const std::uint8_t> record, std::span<BodyState> bodies);
/// Changes the state after into the state before. @pre `record` was written for these bodies
void leadBack(std::span<const std::uint8_t> record, std::span<BodyState> bodies);

} // namespace broadside
