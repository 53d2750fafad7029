#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

/// @file
/// Searches for partners that use a part of the object's box: one of its corners, a side, or a half.

namespace broadside::diagnosis {

/// What of its own box an object looks for others with.
struct AskingPart {
    enum class Along : std::uint8_t { Whole, Low, Middle, High, LowHalf, HighHalf };
    Along x = Along::Whole;
    Along y = Along::Whole;
    bool isOfLower = false; ///< Only the object with the lower id looks; else both do.

    [[nodiscard]] Aabb of(const Aabb& box) const noexcept;
    /// No object of the pair that looks finds the other one.
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
    friend bool operator==(const AskingPart&, const AskingPart&) = default;
};

/// The part that tells missed pairs from found ones best, except the whole box and its middle. Nothing where it would
/// tell less than half of the missed pairs. Cost: O(parts * events).
[[nodiscard]] std::optional<AskingPart> likelyAskingPart(const Evidence& evidence);

} // namespace broadside::diagnosis
