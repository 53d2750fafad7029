#pragma once

#include "core/debug/step_source.h"
#include "core/debug/why/why.h"

#include <optional>

namespace broadside {

/// Shows the watch the report of each of these steps. Passages are not among them (lastPassageOf()). A frame that
/// cannot be read is left out. Refuses what StepSource::walk() refuses.
/// Cost: for a simulation O(events) @pre source.frameCount() > 0
[[nodiscard]] std::optional<Problem> observeReports(const StepSource& source, StepRange steps, PairWatch& watch);

} // namespace broadside
