#pragma once

#include "core/debug/diagnosis/search/workbench.h"

#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

struct ChosenStructures {
    std::vector<Judged> structures; ///< The best first. Empty only after a stop.
    Judged right;                   ///< The best one that loses no pair by itself. After a stop it has no meaning.
};

/// The structures that fit best with right registrations. If the game has not named its cells, their size and origin
/// are found with reported pairs that are apart. `triesFaulty`: also those that lose pairs by themselves.
/// Cost: some hundred hypotheses, each O(samples)
[[nodiscard]] ChosenStructures chooseStructures(Workbench& bench, bool triesFaulty, const std::stop_token& stop);

} // namespace broadside::diagnosis
