#pragma once

#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// All that a search through recorded steps needs, as values, so that background threads can use it.
struct BreakpointSearchJob {
    std::shared_ptr<const StepSource> source;
    std::vector<Breakpoint> wanted; ///< The enabled breakpoints.
    StepRange steps;                ///< Steps to search. @pre source->steps().first < steps.first
};

/// What was found in the steps from `from` up to the block that was reported before.
struct SearchedBlock {
    std::uint64_t from = 0;
    std::vector<std::vector<std::uint64_t>> met; ///< One list per breakpoint, ascending.
};

/// Searches the steps from the last to the first, on up to kMostSearchThreads threads, including this one. Calls `tell`
/// block by block in that order, from any of the threads, one call at a time. Memory: one walk per thread.
void hunt(const BreakpointSearchJob& hunt, const std::stop_token& stop, const std::function<void(SearchedBlock)>& tell);

inline constexpr unsigned kMostSearchThreads = 4;

} // namespace broadside
