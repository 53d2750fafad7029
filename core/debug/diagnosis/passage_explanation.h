#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/step_source.h"

#include <span>

namespace broadside::diagnosis {

/// Adds one explanation of all passages, with its groups; adds nothing if there are no passages. The remedy is that of
/// the first passage, with its numbers. Names are noted only for the first kNamedPassages passages.
/// Cost: O(p log p) for p passages, and a walk to the steps of those that get names.
/// @pre `passages` ascend by step and are of the source
void explainPassages(Diagnosis& diagnosis, std::span<const FoundPassage> passages, const StepSource& source);

inline constexpr std::size_t kNamedPassages = 50;

} // namespace broadside::diagnosis
