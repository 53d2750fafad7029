#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/step_source.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace broadside {

/// Each time in these steps that one of the two passed through the other (tunnelling.h), in their order. `tell` is
/// called now and then with the share of the steps that were looked at. Once stopped, the answer is incomplete. Cost:
/// of a simulation O(rows) a step; nothing is made again. @pre a != b; source.frameCount() > 0
[[nodiscard]] std::vector<Audit::Passage> passagesOf(const StepSource& source, StepRange steps, ObjectId a, ObjectId b,
                                                     const std::stop_token& stop,
                                                     const std::function<void(double)>& tell);

/// The last one up to `step`, if any. @pre as above
[[nodiscard]] std::optional<Audit::Passage> lastPassageOf(const StepSource& source, std::uint64_t step, ObjectId a,
                                                          ObjectId b, const std::stop_token& stop = {});

} // namespace broadside
