#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/finding.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace broadside {

/// What remedies for tunnelling do to a run: each was tried on it.
struct RemedyTrial {
    std::size_t passages = 0;      ///< Without a remedy.
    std::size_t leftWhenSwept = 0; ///< With swept collision.
    struct ShorterSteps {
        double dt = 0.0; ///< Seconds.
        std::size_t left = 0;
    };
    /// The longest steps of those tried with which the fewest passages are left; nothing where they would be too short
    /// to be tried.
    std::optional<ShorterSteps> shorter;
};

/// Runs the scene again, as long as the plan says, once swept and a few times with shorter steps: first such as the
/// passages that were found ask for, then halves of them while anything still passes. Inputs come at the time at which
/// they came. `found`: what an audit of the same run found. Refused: what World::fromScene refuses. Cost: two to ten
/// audits of the run. @pre found is not empty
[[nodiscard]] Result<RemedyTrial> tryRemedies(const Scene& scene, const RunPlan& plan,
                                              std::span<const Audit::Passage> found, const std::stop_token& stop = {});

/// The same as remedyFor(), with what the trial says instead of what the numbers of one step promise.
[[nodiscard]] std::string triedRemedyFor(const Tunnelling& tunnelling, double dt, const std::string& object,
                                         const std::string& through, const RemedyTrial& trial);

} // namespace broadside
