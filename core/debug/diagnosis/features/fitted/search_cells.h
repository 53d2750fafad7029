#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// Searches that compute cells with another cell size than the one with which objects are registered, as after a
/// change of the size in one of two places. The farther from the origin, the more wrong cells are searched.
struct SearchCells {
    Vec2 size; ///< With which the cells of a search are computed.
    std::int64_t rings =
        0; ///< Cells of the centre, and so many rings around that of a search; 0: all cells of the box.
    bool isOfLower = false; ///< Only the object with the lower id searches; else both do.

    /// No search finds the other object. @pre evidence.cells has a value
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
};

/// The size that tells missed pairs from found ones best. Nothing where it would tell less than half of the missed
/// pairs, and where the game names no cells. Cost: O(sizes * events), for some events.
[[nodiscard]] std::optional<SearchCells> likelySearchCells(const Evidence& evidence);

} // namespace broadside::diagnosis
