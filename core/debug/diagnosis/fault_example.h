#pragma once

#include "core/debug/diagnosis/search/fault_search.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <cstddef>
#include <optional>

namespace broadside::diagnosis {

/// The first missed pair that shows the fault, as a place in Workbench::overlapping(): the fault explains the pair, and
/// no object is reported in that frame that is registered nowhere by the fault. If possible, no found pair of that
/// frame with one of the two objects contradicts the fault, and at least 20 frames are before it. No value: there is no
/// such pair. Cost: O(missed pairs * frames of their objects), usually much less.
[[nodiscard]] std::optional<std::size_t> exampleOf(const Fault& fault, const Workbench& bench);

} // namespace broadside::diagnosis
