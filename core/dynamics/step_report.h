#pragma once

#include "core/base/problem.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/step_event.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace broadside {

/// Two objects by id, a < b.
struct IdPair {
    ObjectId a;
    ObjectId b;
    friend constexpr auto operator<=>(const IdPair&, const IdPair&) = default;
};

/// Microseconds of each phase of a step: for people, never for decisions.
struct StepTimings {
    double integrate = 0.0; ///< Inputs, integration and edges.
    double broadPhase = 0.0;
    double narrowPhase = 0.0;
    double responses = 0.0;
};

/// What one step did.
struct StepReport {
    std::uint64_t step = 0; ///< 1 for the first.
    double time = 0.0;      ///< Simulated seconds at the end of the step.
    Funnel funnel;
    std::vector<IdPair> began;     ///< Shape overlaps that were not there the step before; ascending.
    std::vector<IdPair> stayed;    ///< Those that were there the step before and still are; ascending.
    std::vector<IdPair> ended;     ///< Overlaps of the step before that are gone, also because an object is; ascending.
    std::uint64_t hits = 0;        ///< Begin events in which either `onHit` is not none.
    std::vector<ObjectId> removed; ///< In the order of removal.
    std::vector<ObjectId> spawned; ///< New objects, ascending.
    std::vector<StepEvent> events; ///< In the order in which they happened; each removal and each hit is one.
    std::vector<ObjectId> edited;  ///< Put in, exchanged or taken out by inputs, ascending.
    std::vector<Problem>
        problems;           ///< Inputs that could not be applied; objects that left the range of numbers; crowds.
    std::uint64_t hash = 0; ///< World::hash at the end of the step.
    StepTimings timings;
};

} // namespace broadside
