#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/finding.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace broadside {

/// What remedies for passages change in a run: each of them was tried.
struct RemedyTrial {
    std::size_t passages = 0;      ///< Passages without a remedy.
    std::size_t leftWhenSwept = 0; ///< Passages with swept collision.
    struct ShorterSteps {
        double dt = 0.0; ///< Seconds.
        std::size_t left = 0;
    };
    /// The longest of the tried step lengths with the fewest passages left. No value if they would be too short.
    std::optional<ShorterSteps> shorter;
};

/// Runs the scene again for the duration of the plan, once swept and a few times with shorter steps: first with the
/// length that the found passages need, then with half of it while anything still passes. Inputs come at their original
/// times. `found`: the passages in an audit of the same run. Refuses what World::fromScene() refuses. Cost: two to ten
/// audits of the run. @pre found is not empty
[[nodiscard]] Result<RemedyTrial> tryRemedies(const Scene& scene, const RunPlan& plan,
                                              std::span<const FoundPassage> found, const std::stop_token& stop = {});

/// The same as remedyFor(), with the results of the trial instead of what the numbers of one step promise.
[[nodiscard]] Message triedRemedyFor(const Passage& passage, double dt, const std::string& object,
                                     const std::string& through, const RemedyTrial& trial);

} // namespace broadside
