#pragma once

#include "core/debug/history/history.h"

#include <cstdint>
#include <optional>
#include <stop_token>

/// @file
/// When did two objects come nearest?

namespace broadside {

/// One of the two, as it does not change from step to step.
struct Approacher {
    ObjectIndex row = 0;
    std::optional<std::size_t> body;    ///< Place in WorldState::bodies.
    std::optional<std::size_t> spawned; ///< Place in WorldState::spawned.
    ObjectPtr object;                   ///< Until an edit makes another of it.
};
/// @pre the row is of this world
[[nodiscard]] Approacher approacherOf(const World& world, ObjectIndex row);

struct NearestApproach {
    std::uint64_t step = 0;
    double distance = 0.0; ///< Between the shapes, metres; 0 when they overlap.
    friend bool operator==(const NearestApproach&, const NearestApproach&) = default;
};

/// The earliest of the nearest among these steps, of those in which both are there; nothing when there is none, or when
/// stopped. Ends early at the first overlap: nothing is nearer. Cost: O(changes + one distance a step)
/// @pre the steps are recorded
[[nodiscard]] std::optional<NearestApproach> nearestApproach(const History& history, StepRange steps,
                                                             const Approacher& a, const Approacher& b,
                                                             const std::stop_token& stop = {});

} // namespace broadside
