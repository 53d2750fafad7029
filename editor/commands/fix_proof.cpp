#include "editor/commands/fix_proof.h"

#include "core/base/count_text.h"
#include "editor/commands/apply_fix.h"
#include "editor/document/number_locale.h"
#include "editor/document/scene_document.h"

#include <QTimer>

#include <algorithm>

namespace broadside {

FixProof::FixProof(SceneDocument& document, ObjectEdits& edits, StepSession& session, RunAudit& audit, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_edits(edits)
    , m_session(session)
    , m_audit(audit)
{
    connect(&document, &SceneDocument::changed, this, &FixProof::onDocumentChanged);
    connect(&session, &StepSession::stepped, this, &FixProof::onStepped);
    connect(&session, &StepSession::recordedChanged, this, &FixProof::onRecordChanged);
    connect(&audit, &RunAudit::changed, this, &FixProof::judge);
}

void FixProof::apply(const Finding& finding, const Fix& fix)
{
    forget();
    const Finding wanted = finding; // A copy, because lists of findings change during the steps below.
    const bool canBeTried = goBeforeFinding(wanted.step);
    applyFix(m_document, m_edits, fix);
    if (!canBeTried)
        return;
    m_finding = wanted;
    m_fix = fix;
    m_verdict = Verdict::Trying;
    m_isAudited = false;
    emit changed();
    if (wanted.step > 0)
        m_session.stepMany(1); // Continues in onStepped().
    else
        audit();
}

/// Goes back before the fix is applied: in the present it would concern only later steps.
bool FixProof::goBeforeFinding(std::uint64_t step)
{
    if (!m_session.objects())
        return step == 0;
    if (step > 0 && step <= m_session.recorded().first)
        return false;
    m_session.seek(step - std::min<std::uint64_t>(step, 1));
    return true;
}

void FixProof::forget()
{
    if (!m_finding)
        return;
    m_finding.reset();
    emit changed();
}

void FixProof::onStepped(const StepReport& report)
{
    if (m_finding && m_verdict == Verdict::Trying && !m_isAudited && report.step == m_finding->step)
        QTimer::singleShot(0, this, &FixProof::audit); // It runs after all other slots have received the step.
}

void FixProof::audit()
{
    if (!m_finding || m_verdict != Verdict::Trying || m_isAudited)
        return;
    m_isAudited = true;
    m_audit.auditPresent();
}

void FixProof::judge()
{
    if (!m_finding || m_verdict != Verdict::Trying || !m_isAudited || m_audit.isRunning())
        return;
    const auto& audited = m_audit.audited();
    const std::uint64_t step = m_finding->step;
    if (m_audit.problem() || !audited || step < audited->first || step > audited->last)
        return forget(); // Something else happened meanwhile, or the audit failed.
    m_verdict = isStillThere() ? Verdict::StillThere : Verdict::Mended;
    m_mark = m_session.objects() ? markOf(m_session, step) : 0;
    emit changed();
}

bool FixProof::isStillThere() const
{
    const auto isPair = [this](ObjectId a, ObjectId b) {
        return (a == m_finding->a && b == m_finding->b) || (a == m_finding->b && b == m_finding->a);
    };
    if (m_finding->kind == Finding::Kind::MissedPair)
        return std::ranges::any_of(m_audit.missedIn(m_finding->step),
                                   [&](const Audit::Miss& miss) { return isPair(miss.pair.a, miss.pair.b); });
    return std::ranges::any_of(m_audit.passagesIn(m_finding->step), [&](const FoundPassage& passage) {
        return isPair(passage.passage.object, passage.passage.through);
    });
}

void FixProof::onDocumentChanged()
{
    if (m_finding && !isApplied(m_fix, m_document.scene()))
        forget();
}

/// The judged step may belong to a future that was discarded.
void FixProof::onRecordChanged()
{
    if (!m_finding || m_verdict == Verdict::Trying)
        return;
    const std::uint64_t step = m_finding->step;
    const StepRange recorded = m_session.recorded();
    const bool isRecorded = m_session.objects() && step >= recorded.first && step <= recorded.last;
    if ((step > 0 || m_mark != 0) && (!isRecorded || markOf(m_session, step) != m_mark))
        forget();
}

QString FixProof::text() const
{
    const QString step = localized(QString::fromStdString(groupedNumber(m_finding->step)));
    switch (m_verdict) {
    case Verdict::Trying:
        return tr("Trying the fix: step %1 is simulated again").arg(step);
    case Verdict::Mended:
        return tr("Fixed: step %1 was simulated again with the fix, and the finding is gone").arg(step);
    case Verdict::StillThere:
        return tr("Not fixed: step %1 was simulated again with the fix, and the finding is still there").arg(step);
    }
    return {};
}

} // namespace broadside
