#pragma once

#include "core/debug/reduction/reduce.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <optional>

namespace broadside {

/// What came of making a finding small.
struct ReducedFinding {
    std::optional<RecordedReduction> reduced;
    std::optional<Problem> problem; ///< Why there is none.
    std::size_t objectsBefore = 0;
};

/// The smallest scene that shows a finding of recorded steps: of steps that can be made again as reduceRecorded() says,
/// of others as reduceMiss(), where the step of the finding in the small scene is 0. Cost: that of these two.
/// @pre options.finding, in one of the steps
[[nodiscard]] ReducedFinding reduceFinding(const StepSource& source, const ReduceOptions& options);

} // namespace broadside
