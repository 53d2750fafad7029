#pragma once

#include "core/debug/step_source.h"

#include <memory>

namespace broadside::trace {

class Recording;

/// Walks the frames of a recording as the steps that all work over many steps asks for. Passages are as
/// passage_watch.h concludes them. Never null.
[[nodiscard]] std::unique_ptr<StepWalk> stepWalkOf(const Recording& recording);

} // namespace broadside::trace
