#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <vector>

namespace broadside::diagnosis {

/// Times that concern only a part of the boxes: one axis, sizes or places. If registrations are recorded, only parts
/// that may be wrong alone are tried; else only usual times. `structure` has no fault. Cost: O(recorded registrations)
[[nodiscard]] std::vector<Priced<TimeRule>> partlyTimes(const Workbench& bench, const StructureRule& structure);

} // namespace broadside::diagnosis
