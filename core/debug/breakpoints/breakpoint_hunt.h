#pragma once

#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// All that a search through recorded steps needs, as values: for threads next to the window.
struct BreakpointHunt {
    std::shared_ptr<const StepSource> source;
    std::vector<Breakpoint> wanted; ///< Those that are on.
    StepRange steps;                ///< To be looked through. @pre source->steps().first < steps.first
};

/// What was found in the steps from `from` up to those of the block before.
struct HuntedBlock {
    std::uint64_t from = 0;
    std::vector<std::vector<std::uint64_t>> met; ///< One list a breakpoint, ascending.
};

/// Looks through the steps from the last to the first, on up to kMostHunters threads, this one included, and tells
/// block by block in that order, from any of them, one at a time. Memory: a walk each.
void hunt(const BreakpointHunt& hunt, const std::stop_token& stop, const std::function<void(HuntedBlock)>& tell);

inline constexpr unsigned kMostHunters = 4;

} // namespace broadside
