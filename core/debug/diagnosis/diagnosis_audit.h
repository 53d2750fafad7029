#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/diagnosis/mask_watch.h"
#include "core/debug/step_source.h"
#include "core/debug/why/why.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// The two halves of a diagnosis. The first one audits all steps, and takes nearly all the time of a long recording.
/// The second one explains the result, and looks at few steps. Several processes can audit parts of a recording, and
/// one of them joins the audits and explains them. The explanation is the same as that of one process.

namespace broadside {

/// What only explanations of Broadside's own algorithms need.
struct OwnAudit {
    std::vector<FoundPassage> passages;
    std::map<MissCause, WhyAnswer> answers; ///< For each cause, the answer about its first pair.
    diagnosis::MaskWatch masks;
};

/// What the audit of some steps says to a diagnosis.
struct DiagnosisAudit {
    StepRange steps;
    Audit::Misses missed;
    std::map<std::uint64_t, StepFindings> byStep;    ///< See Diagnosis. A report has none.
    std::uint64_t bothAsleep = 0;                    ///< See Diagnosis.
    std::array<std::uint64_t, kPairStages> stages{}; ///< See Diagnosis.
    std::uint64_t found = 0;                         ///< Reported pairs whose boxes overlap; each step counts.
    bool isOwn = false; ///< The broad phase is one of Broadside's, so that the causes of missed pairs are known.
    bool knowsRegistrations = false; ///< A frame says where objects are registered.
    /// The first step with a missed pair that is listed, and how many objects were present in it.
    std::optional<std::uint64_t> firstMissed;
    std::uint64_t objectsThen = 0;
    std::uint64_t statesBefore = 0; ///< Objects of all frames up to that step; without such a step, of all frames.
    OwnAudit own;                   ///< Empty unless `isOwn`.
    NameBook names;                 ///< Names of all objects in missed pairs.
    std::optional<Problem> problem; ///< See Diagnosis.
    RecorderFaults faults;          ///< See Diagnosis.
};

/// Audits these steps. `tell` is called with the share that is done. Once stopped, the answer means nothing. Cost: see
/// auditSteps().
[[nodiscard]] DiagnosisAudit auditForDiagnosis(const StepSource& source, StepRange steps,
                                               const std::function<void(double)>& tell = {},
                                               const std::stop_token& stop = {});

/// Adds the audit of the steps that follow, as if one audit had been made of both. Names and recorder faults are added,
/// too. @pre neither is of Broadside's own algorithms, `next.steps` begin behind `audit.steps`
void addAudit(DiagnosisAudit& audit, DiagnosisAudit next);

/// Explains an audit of this source. Progress is that of the explanation alone. Refused: what StepSource::walk()
/// refuses. Cost: for a game, some seconds at most; for Broadside's own algorithms, a walk to a few steps.
[[nodiscard]] Result<Diagnosis> explainAudit(DiagnosisAudit audit, const StepSource& source,
                                             const DiagnosisOptions& options = {}, const std::stop_token& stop = {});

} // namespace broadside
