#pragma once

#include "core/debug/step_source.h"

#include <memory>

namespace broadside::trace {

class Recording;

/// A walk over the frames of a recording, for all work over many steps. Passages are those of passage_watch.h. Never
/// null.
[[nodiscard]] std::unique_ptr<StepWalk> stepWalkOf(const Recording& recording);

} // namespace broadside::trace
