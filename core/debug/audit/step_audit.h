#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

/// How many findings of each kind a step has.
struct StepFindings {
    std::uint64_t missed = 0;
    std::uint64_t passages = 0;
    std::uint64_t hidden = 0; ///< Boxes that are smaller than their shapes.
    friend bool operator==(const StepFindings&, const StepFindings&) = default;
};

/// What an audit of recorded steps found.
struct AuditedSteps {
    Audit::Misses missed;
    std::vector<FoundPassage> passages;
    std::vector<Audit::Hidden> hidden; ///< Boxes that are smaller than their shapes.
    std::uint64_t bothAsleep = 0;      ///< Sum of FrameAudit::bothAsleep.
    NameBook names;                    ///< Names for all findings; empty if ids keep their objects.
    StepRange steps;                   ///< The audited steps; fewer if they had `most` findings.
    std::optional<Problem> problem;    ///< Problem of the first step that could not be read or audited.
    /// Only steps with findings. Counts include missed pairs that are not listed.
    std::map<std::uint64_t, StepFindings> byStep;
};

struct AuditOptions {
    std::size_t most = Audit::Misses::kMost; ///< Limit of findings; the step that reaches it is the last.
    std::optional<BroadPhaseSettings> asked; ///< Audited instead of the broad phase of each step.
    /// Shown each frame as its pairs were tested, with its audit, in the order of the steps.
    std::function<void(std::uint64_t step, const Frame& frame, const FrameAudit& audit)> look = {};
    /// Shown the walk at each frame that was audited, after its audit.
    std::function<void(std::uint64_t step, StepWalk& walk)> visit = {};
    /// Fills AuditedSteps::hidden. FrameAudit has these pairs anyway.
    bool listsHidden = true;
    bool leavesOutCauses = false; ///< See BoxJudge::leaveOutCauses().
    bool notesNames = false;      ///< Fills AuditedSteps::names even if ids keep their objects.
};

/// Audits each step: the pairs that its broad phase missed when the pairs were tested, by the frame's touch rule, if
/// its candidates are known; and the passages since the frame before. A frame that cannot be read is left out. Cost:
/// for a simulation, each step is made again; one audit per frame.
[[nodiscard]] AuditedSteps auditSteps(const StepSource& source, StepRange steps, const AuditOptions& options = {},
                                      const std::stop_token& stop = {});

} // namespace broadside
