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

/// Conjunctions of up to three conditions over all features, by beam search; learnt in the frames with even numbers,
/// and kept only where the others confirm it: the chance that it comes about by luck there, times the number of
/// conjunctions tried, is below 2^-10. `isTaken`: pairs that need no explanation.
/// Source: subgroup discovery; Herrera et al., "An overview on subgroup discovery", 2011.
/// Cost: O(features * pairs log pairs * beam).
[[nodiscard]] std::optional<Contrast> contrast(Workbench& bench, const std::optional<GameCells>& cells,
                                               std::span<const char> isTaken);

} // namespace broadside::diagnosis
