#pragma once

#include "core/base/problem.h"
#include "core/broadphase/algorithm.h"
#include "core/check/check.h"
#include "core/scene/scene.h"

#include <optional>

namespace broadside::check {

struct FailureScene {
    Scene scene;
    /// One of the published grids, which the scene names: an audit of the scene finds that it misses the same pair, and
    /// for the cause of the diagnosis, if there is one. No value: none does.
    std::optional<Algorithm> shownBy;
};

/// A scene of the end of the small world, with the proposed size of cells. The objects that the sentence names have it,
/// and the cause, as custom properties. Refused: what the reader of traces refuses.
/// @pre failure.trace is not empty
[[nodiscard]] Result<FailureScene> sceneOf(const CheckFailure& failure);

} // namespace broadside::check
