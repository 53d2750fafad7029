#pragma once

#include "core/broadphase/broad_phase.h"

#include <vector>

namespace broadside {

/// The objects for which a broad phase reports faults, each once, ascending; none without a broad phase (null).
[[nodiscard]] std::vector<ObjectIndex> faultyRows(const BroadPhase* broadPhase);

} // namespace broadside
