#include "editor/session/jobs/known_findings.h"

#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"

#include <algorithm>

namespace broadside {

KnownFindings knownFindings(const RunAudit* audit, const RunDiagnosis* diagnosis)
{
    KnownFindings known;
    if (audit) {
        known.byStep = audit->byStep();
        known.audited = audit->audited();
        known.complete = audit->auditedWithoutGap();
    }
    const Diagnosis* const done = diagnosis ? diagnosis->diagnosis() : nullptr;
    if (!done)
        return known;
    known.byStep.insert(done->byStep.begin(), done->byStep.end()); // Steps that are known already stay.
    known.audited = known.audited ? StepRange{std::min(known.audited->first, done->steps.first),
                                              std::max(known.audited->last, done->steps.last)}
                                  : done->steps;
    if (!known.complete || known.complete->last <= done->steps.last)
        known.complete = done->steps;
    return known;
}

} // namespace broadside
