#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// The condition on names that almost all missed pairs and the fewest found pairs fulfil. No value if none leaves out
/// many of the found pairs. Pairs that `base` loses are left out. `rows`: the features of the sampled pairs. Cost:
/// O(pairs log names)
[[nodiscard]] std::optional<Condition> namesOfMissed(const Workbench& bench, const Judged& base,
                                                     const std::vector<FeatureRow>& rows);

} // namespace broadside::diagnosis
