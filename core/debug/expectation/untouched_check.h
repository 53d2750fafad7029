#pragma once

#include "core/debug/expectation/expectation.h"
#include "core/debug/expectation/run_view.h"

namespace broadside::expectation {

/// Checks the expectation on the frames of the view. After a stop, the result means nothing.
[[nodiscard]] Result<ExpectationAnswer> check(RunView& view, const UntouchedExpectation& expectation);

} // namespace broadside::expectation
