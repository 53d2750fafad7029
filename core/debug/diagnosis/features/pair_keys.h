#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// Keys that games make of the two ids of a pair, and that are equal for several pairs. A set that compares such keys
/// takes a pair for another one that is already in it.

namespace broadside::diagnosis {

/// A key of the ids of a pair.
struct PairKey {
    enum class Kind : std::uint8_t {
        LowTimes,     ///< low * factor + high
        HighTimes,    ///< low + high * factor
        LowTimesXor,  ///< (low * factor) ^ high
        HighTimesXor, ///< low ^ (high * factor)
        LowTimesOr,   ///< (low * factor) | high
        HighTimesOr,  ///< low | (high * factor)
        LowInFloat,   ///< low * factor + high, in a float
        Sum,          ///< low + high; likewise the next ones, without a factor
        Difference,   ///< high - low
        Product,
        Squares, ///< low * low + high * high
        Xor,
        Triangle,     ///< (low + high) * (low + high + 1) / 2 + high: Cantor's pairing function
        Joined,       ///< The digits of low, then those of high.
        BothTimesXor, ///< (low * factor) ^ (high * second)
        BothTimes,    ///< low * factor + high * second
    };
    Kind kind = Kind::LowTimes;
    std::uint64_t factor = 1;
    unsigned bits = 64;        ///< Number of low bits that are kept.
    std::uint64_t modulus = 0; ///< The key is the remainder of a division by this; 0: it is not divided.
    std::uint64_t second = 1;  ///< The other factor of BothTimesXor and BothTimes.
    [[nodiscard]] std::uint64_t of(std::uint64_t low, std::uint64_t high) const noexcept;
    friend bool operator==(const PairKey&, const PairKey&) = default;
};

/// The key that most missed pairs of these events share with a reported pair, although no two reported pairs share it.
/// No value if less than half of the missed pairs share it with a reported one. Tries usual keys first. If none fits,
/// it tries places in a table of a power of two, with any two odd factors: only the low bits of these count, so they
/// are found bit by bit. Cost: O(keys * reported pairs of some frames).
[[nodiscard]] std::optional<PairKey> likelyKey(const Evidence& evidence, const std::vector<Event>& events);

/// "(low * 100) + high".
[[nodiscard]] Message textOf(const PairKey& key);

/// The keys of the pairs that are reported in a frame.
class KeysOfFrame {
public:
    KeysOfFrame(const Evidence& evidence, FrameIndex frame, const PairKey& key);
    /// Another reported pair has the same key.
    [[nodiscard]] bool isTaken(const Evidence& evidence, const Event& event) const;

private:
    PairKey m_key;
    std::vector<std::uint64_t> m_keys; // ascending
};

} // namespace broadside::diagnosis
