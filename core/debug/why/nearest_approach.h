#pragma once

#include "core/debug/step_source.h"

#include <cstdint>
#include <optional>
#include <stop_token>

/// @file
/// When were two objects nearest, and when was one of them removed?

namespace broadside {

struct NearestApproach {
    std::uint64_t step = 0;
    double distance = 0.0; ///< The distance between the shapes, metres; 0 if they overlap, or met in the step.
    friend bool operator==(const NearestApproach&, const NearestApproach&) = default;
};

/// The step with the smallest distance; of several, the earliest. Only steps count in which the two met, or at whose
/// end both are present. No value if there is none, or after a stop. Ends at the first overlap, because nothing is
/// nearer. A frame that cannot be read is left out.
/// Cost: for a simulation O(changes + one distance per step) @pre source.frameCount() > 0
[[nodiscard]] std::optional<NearestApproach> nearestApproach(const StepSource& source, StepRange steps, ObjectId a,
                                                             ObjectId b, const std::stop_token& stop = {});

/// The first step after `step` at whose end the object is absent. A frame that cannot be read is left out.
/// Cost: for a simulation O(changes per step) @pre the object is present in `step`
[[nodiscard]] std::optional<std::uint64_t> removalAfter(const StepSource& source, std::uint64_t step, ObjectId id);

} // namespace broadside
