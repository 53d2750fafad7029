#pragma once

#include "core/broadphase/broad_phase.h"

#include <vector>

namespace broadside {

/// The objects that a broad phase reports faults for, each once, ascending; none without a broad phase (null).
[[nodiscard]] std::vector<ObjectIndex> faultyRows(const BroadPhase* broadPhase);

} // namespace broadside
