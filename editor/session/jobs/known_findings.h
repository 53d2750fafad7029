#pragma once

#include "core/debug/audit/step_audit.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <map>
#include <optional>

namespace broadside {

class RunAudit;
class RunDiagnosis;

/// The findings in the recorded steps, from an audit or from a diagnosis: a diagnosis audits each step, too.
struct KnownFindings {
    std::map<std::uint64_t, StepFindings> byStep; ///< Only steps with findings.
    std::optional<StepRange> audited;             ///< Single steps in between may be missing.
    std::optional<StepRange> complete;            ///< Part of them without a missing step.

    [[nodiscard]] bool isComplete(std::uint64_t step) const noexcept
    {
        return complete && step >= complete->first && step <= complete->last;
    }
    /// Missed pairs of a step; 0 if none is known.
    [[nodiscard]] std::uint64_t missedIn(std::uint64_t step) const
    {
        const auto found = byStep.find(step);
        return found == byStep.end() ? 0 : found->second.missed;
    }
};

/// Null: not known. Where both know a step, the audit counts, since it may be of a changed broad phase.
[[nodiscard]] KnownFindings knownFindings(const RunAudit* audit, const RunDiagnosis* diagnosis);

} // namespace broadside
