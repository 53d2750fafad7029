#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/step_source.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace broadside {

/// All passages in these steps of one of the two through the other (passage.h), in their order. `tell` is called
/// from time to time with the share of the steps that are done. After a stop, the result is incomplete. Cost: for a
/// simulation O(rows) per step; no step is made again. @pre a != b; source.frameCount() > 0
[[nodiscard]] std::vector<FoundPassage> passagesOf(const StepSource& source, StepRange steps, ObjectId a, ObjectId b,
                                                   const std::stop_token& stop,
                                                   const std::function<void(double)>& tell);

/// The last such passage up to `step`, if any. @pre as above
[[nodiscard]] std::optional<FoundPassage> lastPassageOf(const StepSource& source, std::uint64_t step, ObjectId a,
                                                        ObjectId b, const std::stop_token& stop = {});

} // namespace broadside
