#pragma once

#include "core/debug/diagnosis/search/fault_search.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <span>

/// @file
/// Decides which faults may be called a cause, and not only a tendency.

namespace broadside::diagnosis {

/// Of the pairs that a cause calls lost, at most this share may be found.
inline constexpr double kMostAgainstCause = 0.05;

/// The fault only describes where objects are registered, as the recording says.
[[nodiscard]] bool isMeasured(const Fault& fault);
/// The fault is no contrast and has no rival, and hardly any found pair or recorded registration contradicts it. Other
/// faults that would lose the same pairs are ruled out. Cost: O(samples)
[[nodiscard]] bool mayBeCause(const Fault& fault, Workbench& bench);
/// More pairs contradict the fault than it explains; for a fault that explains almost all missed pairs, more than twice
/// as many. A fault that explains hardly any of them is refuted if a quarter of what it predicts is found.
[[nodiscard]] bool isRefutedByItself(const Fault& fault);

/// Another fault, which may be a cause by itself, explains the same missed pairs and more, with no more contradictions.
[[nodiscard]] bool isOutdone(const Fault& fault, std::span<const Fault> all, Workbench& bench);

} // namespace broadside::diagnosis
