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
    /// The finding to keep. No value: the first finding of the run, and it must stay the first.
    std::optional<Finding> finding;
    /// For a frame of a recording: the broad phase that the finding is about. No value: the game's own.
    std::optional<BroadPhaseSettings> asked;
    std::size_t mostRuns = 5'000; ///< Limit of tried scenes; after it, the smallest so far is the result.
    std::stop_token stop;         ///< Ends the work within a step; then the smallest so far is the result.
    /// Called after each run with the number of runs and of remaining objects, on the thread that reduces.
    std::function<void(std::size_t runs, std::size_t objects)> progress;
};

struct Reduction {
    Scene scene; ///< The scene without the bytes of its source file. With the same plan it shows `finding`.
    Finding finding;
    std::size_t runs = 0;
    bool complete = true; ///< False after a stop, or after `mostRuns`: a smaller scene may be possible.
};

/// Finds the smallest scene that still shows a finding of `scene`: the same kind, pair and cause in the same step.
/// First it leaves out objects (delta_debugging.h). Then it simplifies the rest: components, masks, motion and decimals
/// that the finding does not need. Names and ids stay. No value if the run does not have the finding, or if it was
/// stopped before that was known. Refuses what World::fromScene() refuses. Cost: mostRuns runs up to the step of the
/// finding.
[[nodiscard]] Result<std::optional<Reduction>> reduce(const Scene& scene, const ReduceOptions& options = {});

struct RecordedReduction {
    Reduction reduction;
    std::vector<TimedInput> inputs; ///< Inputs that the scene needs to show its finding.
};

/// Reduces a finding of a recorded simulation, from the frame that shows it. For a missed pair it starts with the
/// world in that step; else, or if that is not enough, with the world one step before; and only then at the first step,
/// with the recorded inputs. The finding of the result has the step in which the new scene shows it. `options.plan` is
/// ignored.
/// @pre options.finding, in a recorded step; `history` is of a world made from `authored`
[[nodiscard]] Result<std::optional<RecordedReduction>> reduceRecorded(const Scene& authored, History history,
                                                                      const ReduceOptions& options);

} // namespace broadside
