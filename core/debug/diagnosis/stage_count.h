#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/why/pair_stage.h"

#include <array>
#include <cstdint>
#include <functional>

namespace broadside::diagnosis {

/// Calls `show` for each pair whose shapes overlap and that only masks keep apart, in no particular order.
/// Cost: O(n) if all objects have the same masks and these match, else a sweep along x.
void showMaskedOverlaps(const Frame& frame, const std::function<void(IndexPair)>& show);

/// Adds the lost pairs of a frame to the counts of the stages at which they were lost. `audit` is the audit of the
/// frame.
/// Cost: O(n log n + pairs), and that of showMaskedOverlaps().
void countStages(const Frame& frame, const FrameAudit& audit, std::array<std::uint64_t, kPairStages>& stages);

} // namespace broadside::diagnosis
