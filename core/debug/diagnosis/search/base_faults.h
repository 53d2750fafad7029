#pragma once

#include "core/debug/diagnosis/search/fault_search.h"

#include <span>
#include <vector>

namespace broadside::diagnosis {

/// Tells a filter of pairs from the structure before it, where that structure loses pairs by itself: the filter keeps
/// the pairs that the structure does not lose, and the structure becomes a fault of its own if it has a name. Without
/// this, the sentence about the filter would be told of pairs that it does not concern. A filter that is left with
/// hardly any missed pair is left out. The fault that explains most comes first. `structures`: if the filter explains
/// as much over one of them that has no fault, that one is told. Cost: a judgement of each structure for each fault.
[[nodiscard]] std::vector<Fault> withBasesApart(const std::vector<Fault>& faults, std::span<const Judged> structures,
                                                Workbench& bench);

} // namespace broadside::diagnosis
