#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

/// @file
/// The end of a list whose length is divided by a number: threads that take `length / number` objects each, and whole
/// batches of `number` objects, leave out the remainder.

namespace broadside::diagnosis {

struct ListRest {
    enum class Of : std::uint8_t { All, Dynamic, Static, Name };
    Of of = Of::All;        ///< The objects of the list, in the order of the game's list.
    std::uint32_t name = 0; ///< Of Evidence::names; only for Name.
    std::size_t number = 1; ///< The length is divided by it: what is left over is the remainder.

    /// The pair is lost if those of the two that are in the list are left over, and one of them is. @pre number > 0
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
    friend bool operator==(const ListRest&, const ListRest&) = default;
};

/// The one that tells missed pairs from found ones best. Nothing where it would tell less than a third of the missed
/// pairs. Cost: O(lists * (objects of the frames + numbers * events)).
[[nodiscard]] std::optional<ListRest> likelyListRest(const Evidence& evidence);

} // namespace broadside::diagnosis
