#pragma once

#include "core/debug/history/step_range.h"

#include <cstdint>

namespace broadside {

class StepSession;

/// The recorded steps that a job has examined. Its answer is valid while they are recorded with the same past.
class ExaminedSteps {
public:
    /// @pre they are recorded, and there is at least one
    ExaminedSteps(const StepSession& session, StepRange steps);

    [[nodiscard]] StepRange range() const noexcept { return m_steps; }
    /// The last of them is still recorded, with the same past. The first ones may have been forgotten for lack of
    /// memory.
    [[nodiscard]] bool areStillIn(const StepSession& session) const;
    /// The same, and there are no other recorded steps.
    [[nodiscard]] bool areAllOf(const StepSession& session) const;

private:
    StepRange m_steps;
    std::uint64_t m_mark; // Mark of the last step: distinguishes it from the same step of another future.
};

/// Whether jobs should examine the recorded steps now. While a simulation makes steps it needs the processor, and
/// every answer would be out of date at once.
[[nodiscard]] bool canBeExamined(const StepSession& session);

} // namespace broadside
