#pragma once

#include "core/dynamics/world.h"

#include <cstdint>
#include <span>

namespace broadside {

/// An input to a run, and its step.
struct TimedInput {
    std::uint64_t step = 1; ///< 1 for the first.
    Input input;
};

/// The length of a run, and its inputs.
struct RunPlan {
    std::uint64_t steps = 0;
    std::span<const TimedInput> inputs; ///< Ascending by step.
};

} // namespace broadside
