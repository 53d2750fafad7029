#pragma once

#include "core/debug/reduction/reduce.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <optional>

namespace broadside {

/// The result of reducing a finding.
struct ReducedFinding {
    std::optional<RecordedReduction> reduced;
    std::optional<Problem> problem; ///< Why there is no result.
    bool isShownByNone = false;     ///< The reason: scenes were tried, and none of them shows the finding.
    std::size_t objectsBefore = 0;
    /// For a frame of a recording: an audit with this algorithm finds the same pair and cause in the small scene.
    std::optional<Algorithm> shownBy;
};

/// The smallest scene that shows a finding of recorded steps. Steps that can be made again are reduced by
/// reduceRecorded(), others by reduceMiss(); there the step of the finding in the small scene is 0. Cost: that of these
/// two.
/// @pre options.finding, in one of the steps
[[nodiscard]] ReducedFinding reduceFinding(const StepSource& source, const ReduceOptions& options);

} // namespace broadside
