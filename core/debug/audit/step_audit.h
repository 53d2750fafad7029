#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

/// What an audit of recorded steps found.
struct AuditedSteps {
    Audit::Misses missed;
    std::vector<Audit::Passage> tunnelled;
    std::vector<Audit::Hidden> hidden; ///< Boxes that are smaller than their shapes.
    NameBook names;                    ///< Of all that was found; empty where ids keep their objects.
    StepRange steps;                   ///< Those that were audited; fewer where they had `most` findings.
    std::optional<Problem> problem;    ///< Of the first that could not be read or asked.
};

struct AuditOptions {
    std::size_t most = Audit::Misses::kMost; ///< Findings; the step that reaches it is the last.
    std::optional<BroadPhaseSettings> asked; ///< Instead of the broad phase of each step.
    /// Shown each frame as its pairs were tested, with its audit, in the order of the steps.
    std::function<void(std::uint64_t step, const Frame& frame, const FrameAudit& audit)> look;
};

/// What the broad phase of each step missed, in the frame as its pairs were tested and by its own convention of
/// touching, where its candidates are known; and what passed through what since the frame before. A frame that cannot
/// be read is left out. Cost: of a simulation each step is made again; an audit a frame.
[[nodiscard]] AuditedSteps auditSteps(const StepSource& source, StepRange steps, const AuditOptions& options = {},
                                      const std::stop_token& stop = {});

} // namespace broadside
