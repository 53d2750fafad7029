#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

/// @file
/// The end of a list that is cut into parts of equal length, of which a remainder is left over. Threads that take
/// `length / threads` objects each, and batches of a fixed size, leave it out.

namespace broadside::diagnosis {

struct ListRest {
    enum class Of : std::uint8_t { All, Dynamic, Static, Name };
    Of of = Of::All;         ///< The objects of the list, in the order of the game's list.
    std::uint32_t name = 0;  ///< Of Evidence::names; only for Name.
    bool isBatches = false;  ///< Parts have `number` objects; else there are `number` parts.
    std::size_t number = 1;

    /// The pair is lost if those of the two that are in the list are left over, and one of them is. @pre number > 0
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
    friend bool operator==(const ListRest&, const ListRest&) = default;
};

/// The one that tells missed pairs from found ones best. Nothing where it would tell less than a third of the missed
/// pairs. Cost: O(lists * (objects of the frames + numbers * events)).
[[nodiscard]] std::optional<ListRest> likelyListRest(const Evidence& evidence);

} // namespace broadside::diagnosis
