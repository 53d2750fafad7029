#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// Searches in turns: an object searches only in the steps in which its number plus the step is a multiple of `turns`.
struct SearchTurns {
    unsigned turns = 3;
    unsigned phase = 0;     ///< This is added to the number.
    bool isOfPlace = false; ///< The number is the place in the game's list, else the id.
    bool isBack = false;    ///< The step is subtracted.
    bool isOfLower = false; ///< Only the object with the lower id searches; else both do.
    bool isPause = false; ///< It is the other way round: an object does not search in these steps, and does in others.

    /// It is the turn of no object of the pair that searches.
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
};

/// The turns, of at least three, that tell missed pairs from found ones best. Nothing if they tell less than a third of
/// the missed pairs. Cost: O(turns^2), for each of some events.
[[nodiscard]] std::optional<SearchTurns> likelySearchTurns(const Evidence& evidence);

} // namespace broadside::diagnosis
