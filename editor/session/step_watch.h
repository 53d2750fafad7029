#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/dynamics/world.h"

#include <functional>
#include <stop_token>

namespace broadside {

/// Functions that examine a step, for code that needs more than its report. They cost about as much as the step and run
/// on the thread that makes it. Either may be empty. They must own all data that they use. After a stop request their
/// results are not used.
struct StepWatch {
    std::function<void(const WatchedStep& before, const std::stop_token& stop)> before;
    std::function<void(const WatchedStep& after, const StepReport& report, const std::stop_token& stop)> after;
    bool wantsPassages = false; ///< In a recording, after() needs to know which objects passed through each other.
};

} // namespace broadside
