#pragma once

#include "core/debug/step_source.h"

#include <cstdint>
#include <optional>
#include <stop_token>

/// @file
/// When did two objects come nearest, and when was one of them gone?

namespace broadside {

struct NearestApproach {
    std::uint64_t step = 0;
    double distance = 0.0; ///< Between the shapes, metres; 0 when they overlap or met in the step.
    friend bool operator==(const NearestApproach&, const NearestApproach&) = default;
};

/// The two began to overlap in the step, perhaps on their way: a response may have parted or removed them by its end.
[[nodiscard]] bool metIn(const StepReport& report, ObjectId a, ObjectId b);

/// The earliest of the nearest among these steps, of those in which they met or at whose end both are there; nothing
/// when there is none, or when stopped. Ends early at the first overlap: nothing is nearer. A frame that cannot be read
/// is left out.
/// Cost: of a simulation O(changes + one distance a step) @pre source.frameCount() > 0
[[nodiscard]] std::optional<NearestApproach> nearestApproach(const StepSource& source, StepRange steps, ObjectId a,
                                                             ObjectId b, const std::stop_token& stop = {});

/// The first step after `step` at whose end the object is not there. A frame that cannot be read is left out.
/// Cost: of a simulation O(changes a step) @pre the object is there in `step`
[[nodiscard]] std::optional<std::uint64_t> removalAfter(const StepSource& source, std::uint64_t step, ObjectId id);

} // namespace broadside
