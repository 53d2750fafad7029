#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/why/pair_stage.h"

#include <array>
#include <cstdint>
#include <functional>

namespace broadside::diagnosis {

/// Shows the pairs whose shapes overlap and that only masks keep apart, in no particular order.
/// Cost: O(n) where all objects have the same masks that match, else a sweep along x.
void showMaskedOverlaps(const Frame& frame, const std::function<void(IndexPair)>& show);

/// Adds the pairs of a frame that were lost, by the stage at which they were. `audit` is that of the frame.
/// Cost: O(n log n + pairs); masks are looked at only where some object has others than usual.
void countStages(const Frame& frame, const FrameAudit& audit, std::array<std::uint64_t, kPairStages>& stages);

} // namespace broadside::diagnosis
