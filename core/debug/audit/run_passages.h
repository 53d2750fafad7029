#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/history/history.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace broadside {

/// Each time in these steps of a recorded run that one of the two passed through the other (tunnelling.h), in their
/// order. `tell` is called now and then with the share of the steps that were looked at. Nothing of what it found once
/// stopped. O(rows) a step. @pre the steps are recorded; `history` is of a world made from `scene`; a != b
[[nodiscard]] std::vector<Audit::Passage> passagesOf(const Scene& scene, History history, StepRange steps, ObjectId a,
                                                     ObjectId b, const std::stop_token& stop,
                                                     const std::function<void(double)>& tell);

} // namespace broadside
