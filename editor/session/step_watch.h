#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/dynamics/world.h"

#include <functional>
#include <stop_token>

namespace broadside {

/// What is asked about a step by who needs more than its report, and costs about as much as the step: on the thread
/// that makes it. Either may be empty. What they touch must be their own. Once stopped, nobody asks for what they
/// found.
struct StepWatch {
    std::function<void(const WatchedMoment& before, const std::stop_token& stop)> before;
    std::function<void(const WatchedMoment& after, const StepReport& report, const std::stop_token& stop)> after;
    bool wantsPassages = false; ///< Of a recording: after() is to know what passed through what.
};

} // namespace broadside
