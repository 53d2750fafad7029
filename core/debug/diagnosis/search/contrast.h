#pragma once

#include "core/debug/diagnosis/search/workbench.h"

#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// What sets missed pairs apart where no known fault does.
struct Contrast {
    std::vector<Condition> conditions; ///< One to three; missed pairs fulfil all of them.
    Tally tally;                       ///< Counts pairs that were not taken.
    double bits = 0.0;                 ///< The code length, with its price.
};

/// Finds up to three conditions that hold together, by beam search over the features. They are learnt from frames with
/// even numbers, and the other frames must confirm them. The chance of such a result by luck there, times the number of
/// conditions tried, must be below 2^-10. `isTaken`: pairs that need no explanation.
/// Source: subgroup discovery; Herrera et al., "An overview on subgroup discovery", 2011.
/// Cost: O(features * pairs log pairs * beam).
[[nodiscard]] std::optional<Contrast> contrast(Workbench& bench, const std::optional<GameCells>& cells,
                                               std::span<const char> isTaken);

} // namespace broadside::diagnosis
