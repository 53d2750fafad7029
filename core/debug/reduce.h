#pragma once

#include "core/debug/finding.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

struct ReduceOptions {
    RunPlan plan;
    std::size_t mostRuns = 5'000; ///< Of candidate scenes; then the smallest so far is the result.
    std::stop_token stop;         ///< Ends the work within a step; the smallest so far is the result.
    /// Told after each run how many there were and how many objects are left, on the thread that reduces.
    std::function<void(std::size_t runs, std::size_t objects)> progress;
};

struct Reduction {
    Scene scene; ///< Without the bytes of the file it came from. Its first finding, with the same plan, is `finding`.
    Finding finding;
    std::size_t runs = 0;
    bool complete = true; ///< False when stopped, or after `mostRuns`: smaller may be possible.
};

/// The smallest scene that still shows the first finding of `scene`: the same kind, pair and cause in the same step.
/// First objects are left out (delta_debugging.h), then what is left is simplified: components, masks, motion and
/// decimals that the finding does not need. Names and ids stay. Nothing when the run has no finding, or was stopped
/// before there was one. Refused: what World::fromScene refuses. Cost: mostRuns runs up to the step of the finding.
[[nodiscard]] Result<std::optional<Reduction>> reduce(const Scene& scene, const ReduceOptions& options = {});

} // namespace broadside
