#pragma once

#include "core/base/problem.h"
#include "core/debug/expectation/reason.h"
#include "core/debug/step_source.h"
#include "core/debug/why/nearest_approach.h"
#include "core/debug/why/remedy.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

/// @file
/// What should have happened in a run: the first step at which it goes otherwise, and the chain of reasons.
///
/// Contact   a step of a simulation found that the shapes of two objects overlap, perhaps on their paths. Of step 0:
///           the broad phase reports them, and their shapes overlap. Of a recording: the game recorded a contact; if it
///           records none, it reported the pair, or reports are unknown, and the shapes overlap by its touch rule.
/// Ends      distances and boxes are those at the end of a step. A recording has only the frames whose pairs were
///           tested.
/// Units     metres, world frame. Frames that cannot be read are left out.

namespace broadside {

class PairCauses;

/// The two have a contact.
struct HitExpectation {
    ObjectId a;
    ObjectId b;
    friend bool operator==(const HitExpectation&, const HitExpectation&) = default;
};
/// The box of the object lies wholly inside the closed region in every step at whose end the object is present.
struct StayExpectation {
    ObjectId object;
    Aabb region;
    friend bool operator==(const StayExpectation&, const StayExpectation&) = default;
};
/// The object has no contact.
struct UntouchedExpectation {
    ObjectId object;
    friend bool operator==(const UntouchedExpectation&, const UntouchedExpectation&) = default;
};
using Expectation = std::variant<HitExpectation, StayExpectation, UntouchedExpectation>;

struct ExpectationAnswer {
    bool holds = false;
    /// The step of the first contact of a hit. Of the others, the first step at which the expectation fails.
    std::optional<std::uint64_t> step;
    /// The smallest distance of the shapes of a hit at the end of a step, whether or not the two can collide. Of equal
    /// ones, the earliest. No value if the two are never present together.
    std::optional<NearestApproach> nearest;
    std::vector<Reason> chain;         ///< What happened, and the reasons for it. Never empty.
    Message remedy;                    ///< What to do; ends with a full stop.
    Fix fix;                           ///< The remedy as data, if one change is enough.
    std::optional<Problem> unreadable; ///< The first frame that was left out.
};

struct ExpectationOptions {
    /// The broad phase that reports the pairs of a recording, instead of the game's own. Recorded contacts then do not
    /// count. A simulation ignores it.
    std::optional<BroadPhaseSettings> asked = {};
    /// Causes of missed pairs in a recording; must outlive the work. Null: they are found when they are needed.
    const PairCauses* causes = nullptr;
    std::stop_token stop = {};
    std::function<void(double)> tell = [](double) {}; ///< Gets the share of the steps that are done, from time to time.
};

/// No value after a stop. Refuses an object that is in none of these steps, two objects that are the same, and what
/// World::fromScene() refuses. Cost: for a simulation O(rows) per step, three times at most.
/// @pre source.frameCount() > 0; the region is not empty
[[nodiscard]] Result<std::optional<ExpectationAnswer>> checkExpectation(const StepSource& source, StepRange steps,
                                                                        const Expectation& expected,
                                                                        const ExpectationOptions& options = {});

} // namespace broadside
