#pragma once

#include "core/debug/frame.h"
#include "core/library/audit.h"

namespace broadside {

/// Audits one frame and explains the first `most` of its missed pairs. Private: not installed.
/// Cost: one audit, and one query of the broad phase for each explained pair.
[[nodiscard]] PairAudit explainFrame(const Frame& frame, std::size_t most);

} // namespace broadside
