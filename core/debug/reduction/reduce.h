#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/history/history.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

struct ReduceOptions {
    RunPlan plan;
    /// What is to be kept; nothing: what the run shows first, and it stays what is found first.
    std::optional<Finding> finding;
    std::size_t mostRuns = 5'000; ///< Of candidate scenes; then the smallest so far is the result.
    std::stop_token stop;         ///< Ends the work within a step; the smallest so far is the result.
    /// Told after each run how many there were and how many objects are left, on the thread that reduces.
    std::function<void(std::size_t runs, std::size_t objects)> progress;
};

struct Reduction {
    Scene scene; ///< Without the bytes of the file it came from. With the same plan it shows `finding`.
    Finding finding;
    std::size_t runs = 0;
    bool complete = true; ///< False when stopped, or after `mostRuns`: smaller may be possible.
};

/// The smallest scene that still shows a finding of `scene`: the same kind, pair and cause in the same step.
/// First objects are left out (delta_debugging.h), then what is left is simplified: components, masks, motion and
/// decimals that the finding does not need. Names and ids stay. Nothing when the run does not have the finding, or
/// was stopped before that was known. Refused: what World::fromScene refuses. Cost: mostRuns runs up to the step of the
/// finding.
[[nodiscard]] Result<std::optional<Reduction>> reduce(const Scene& scene, const ReduceOptions& options = {});

struct RecordedReduction {
    Reduction reduction;
    std::vector<TimedInput> inputs; ///< That the scene needs to show its finding.
};

/// A finding of a recorded simulation, reduced from the moment that shows it: of a missed pair the world as it stands
/// in that step, else as it stood the step before; only where that is not enough from the start, with the recorded
/// inputs. The finding of what comes out has the step in which that scene shows it. `options.plan` is not looked at.
/// @pre options.finding, in a recorded step; `history` is of a world made from `authored`
[[nodiscard]] Result<std::optional<RecordedReduction>> reduceRecorded(const Scene& authored, History history,
                                                                      const ReduceOptions& options);

} // namespace broadside
