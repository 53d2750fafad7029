#include "core/debug/diagnosis/diagnosis_audit.h"

#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/stage_count.h"
#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace broadside {
namespace {

/// Adds a frame to the audit.
void take(DiagnosisAudit& all, std::uint64_t step, const Frame& frame, const FrameAudit& audit)
{
    all.isOwn = knowsArithmetic(frame);
    const auto* record = recordOf(frame.broadPhase());
    all.knowsRegistrations = all.knowsRegistrations || (record && record->knowsRegistrations());
    const std::uint64_t& masked = all.stages[static_cast<std::size_t>(PairStage::Masked)];
    const std::uint64_t before = masked;
    diagnosis::countStages(frame, audit, all.stages);
    if (all.isOwn && masked != before)
        all.own.masks.look(step, frame);
    all.statesBefore += all.firstMissed ? 0 : frame.objects().presentCount();
    if (!all.firstMissed && !audit.missed.empty()) {
        all.firstMissed = step;
        all.objectsThen = frame.objects().presentCount();
    }
    for (const MissedPair& missed : audit.missed) {
        all.names.note(step, frame.objects(), frame.objects().idOf(missed.pair.a));
        all.names.note(step, frame.objects(), frame.objects().idOf(missed.pair.b));
        if (all.isOwn && !all.own.answers.contains(missed.cause))
            all.own.answers.emplace(missed.cause, why(frame, missed.pair.a, missed.pair.b));
    }
    all.found += audit.candidates - audit.falsePositives;
    if (frame.parts().faults)
        all.faults.add(*frame.parts().faults);
}

} // namespace

DiagnosisAudit auditForDiagnosis(const StepSource& source, StepRange steps, const std::function<void(double)>& tell,
                                 const std::stop_token& stop)
{
    DiagnosisAudit all;
    AuditOptions options;
    // All steps count, also behind the last missed pair that is listed: otherwise audits of parts could not be joined.
    options.most = std::numeric_limits<std::size_t>::max();
    options.listsHidden = false;
    options.leavesOutCauses = true; // the explanation finds them
    const double count = static_cast<double>(steps.last - steps.first) + 1.0;
    options.look = [&](std::uint64_t step, const Frame& frame, const FrameAudit& audit) {
        take(all, step, frame, audit);
        if (tell)
            tell((static_cast<double>(step - steps.first) + 1.0) / count);
    };
    AuditedSteps audited = auditSteps(source, steps, options, stop);
    all.steps = audited.steps;
    all.missed = std::move(audited.missed);
    all.byStep = std::move(audited.byStep);
    all.bothAsleep = audited.bothAsleep;
    all.own.passages = std::move(audited.passages);
    all.problem = std::move(audited.problem);
    return all;
}

void addAudit(DiagnosisAudit& audit, DiagnosisAudit next)
{
    assert(!audit.isOwn && !next.isOwn && audit.steps.last < next.steps.first);
    audit.steps.last = next.steps.last;
    const std::size_t room = std::min(Audit::Misses::kMost - audit.missed.listed.size(), next.missed.listed.size());
    const auto end = next.missed.listed.begin() + static_cast<std::ptrdiff_t>(room);
    audit.missed.listed.insert(audit.missed.listed.end(), next.missed.listed.begin(), end);
    audit.missed.unlisted += next.missed.unlisted + (next.missed.listed.size() - room);
    audit.byStep.merge(next.byStep);
    audit.bothAsleep += next.bothAsleep;
    for (std::size_t i = 0; i < kPairStages; ++i)
        audit.stages[i] += next.stages[i];
    audit.found += next.found;
    audit.knowsRegistrations = audit.knowsRegistrations || next.knowsRegistrations;
    if (!audit.firstMissed) {
        audit.statesBefore += next.statesBefore;
        audit.firstMissed = next.firstMissed;
        audit.objectsThen = next.objectsThen;
    }
    audit.names.take(next.names);
    if (!audit.problem)
        audit.problem = std::move(next.problem);
    audit.faults.add(next.faults);
}

} // namespace broadside
