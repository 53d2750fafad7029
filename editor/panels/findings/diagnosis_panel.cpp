#include "editor/panels/findings/diagnosis_panel.h"

#include "editor/document/message_text.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kBeforeProgress = 1'000; // Milliseconds: shorter work needs no progress.

} // namespace

DiagnosisPanel::DiagnosisPanel(const ExplanationView::Parts& parts, RunAudit& audit, FixProof& proof, QWidget* parent)
    : PanelWidget(parent)
    , m_parts(parts)
    , m_auditJob(audit)
    , m_proof(proof)
    , m_diagnose(new QPushButton(tr("Diagnose")))
    , m_repeat(new QPushButton(tr("Run again and diagnose")))
    , m_summary(makeNote(QStringLiteral("diagnosisSummary")))
    , m_progressRow(new QWidget)
    , m_progress(new QProgressBar)
    , m_splitter(new QSplitter(Qt::Vertical))
    , m_explanations(new ExplanationView(parts))
    , m_audit(new AuditView(parts.document, parts.edits, parts.focus, parts.session, audit, parts.diagnosis, proof))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("AuditPanel")); // Saved layouts of earlier versions name it so.
    setWidget(makeBody());
    connectParts();
    onDiagnosisChanged(); // A diagnosis may have begun, or ended, before the panel was made.
}

QWidget* DiagnosisPanel::makeBody()
{
    m_diagnose->setObjectName(QStringLiteral("diagnose"));
    m_repeat->setObjectName(QStringLiteral("diagnoseAgain"));
    m_repeat->setToolTip(tr("Make the same steps from the start with the present settings, and diagnose them"));
    m_repeat->hide();
    m_explanations->hide();
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_diagnose);
    row->addWidget(m_repeat);
    m_summary->setMinimumWidth(1); // a narrow panel may break its words
    row->addWidget(m_summary, 1);
    row->addWidget(m_audit->controls()); // in the same row: the explanations need the height
    layout->addLayout(row);
    layout->addWidget(makeProgress());
    m_splitter->addWidget(m_explanations);
    m_splitter->addWidget(m_audit);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setChildrenCollapsible(false);
    layout->addWidget(m_splitter, 1);
    layout->addStretch(); // takes the room that an empty list leaves
    return body;
}

QWidget* DiagnosisPanel::makeProgress()
{
    m_progress->setObjectName(QStringLiteral("diagnosisProgress"));
    m_progress->setAccessibleName(tr("Progress of the diagnosis"));
    m_progress->setRange(0, 100);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("diagnosisCancel"));
    cancel->setToolTip(tr("Stop the diagnosis. The last one stays."));
    connect(cancel, &QPushButton::clicked, &m_parts.diagnosis, &RunDiagnosis::cancel);
    auto* layout = new QHBoxLayout(m_progressRow);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress, 1);
    layout->addWidget(cancel);
    m_progressRow->hide();
    return m_progressRow;
}

void DiagnosisPanel::connectParts()
{
    m_beforeProgress.setSingleShot(true);
    m_beforeProgress.setInterval(kBeforeProgress);
    connect(&m_beforeProgress, &QTimer::timeout, m_progressRow, &QWidget::show);
    connect(m_diagnose, &QPushButton::clicked, this, [this] {
        m_parts.fixRun.forget(); // Its result was about an earlier diagnosis.
        m_parts.diagnosis.start();
    });
    connect(m_repeat, &QPushButton::clicked, &m_parts.fixRun, &FixRun::repeat);
    connect(&m_parts.diagnosis, &RunDiagnosis::changed, this, &DiagnosisPanel::onDiagnosisChanged);
    connect(&m_parts.diagnosis, &RunDiagnosis::progressed, m_progress,
            [this](double share) { m_progress->setValue(static_cast<int>(100.0 * share)); });
    connect(&m_auditJob, &RunAudit::changed, this, [this] { m_refresh->request(); });
    connect(&m_proof, &FixProof::changed, this, [this] { m_refresh->request(); });
    connect(&m_parts.fixRun, &FixRun::changed, this, [this] { m_refresh->request(); });
    for (const auto signal : {&StepSession::worldChanged, &StepSession::stateChanged})
        connect(&m_parts.session, signal, this, [this] { m_refresh->request(); });
    connect(&m_parts.session, &StepSession::recordedChanged, this, [this] {
        if (m_parts.diagnosis.diagnosis())
            m_refresh->request(kLiveRefreshMilliseconds);
    });
    connect(&m_parts.document, &SceneDocument::changed, this, [this] { m_refresh->request(); });
    connect(m_explanations, &ExplanationView::frameRequested, this, &DiagnosisPanel::frameRequested);
    connect(m_audit, &AuditView::frameRequested, this, &DiagnosisPanel::frameRequested);
    connect(m_explanations, &ExplanationView::reportWanted, this, &DiagnosisPanel::explanationReportWanted);
    connect(m_audit, &AuditView::reportWanted, this, &DiagnosisPanel::findingReportWanted);
    connect(m_audit, &AuditView::reduced, this, &DiagnosisPanel::reduced);
}

void DiagnosisPanel::onDiagnosisChanged()
{
    // The rows are updated at once, because they refer to the diagnosis.
    m_explanations->showDiagnosis();
    if (!m_parts.diagnosis.isRunning()) {
        m_beforeProgress.stop();
        m_progressRow->hide();
    } else if (!m_beforeProgress.isActive() && m_progressRow->isHidden()) {
        m_progress->setValue(0);
        m_beforeProgress.start();
    }
    m_refresh->request();
}

void DiagnosisPanel::refresh()
{
    m_summary->setText(summary());
    m_repeat->setVisible(isOutdated());
    const Diagnosis* diagnosis = m_parts.diagnosis.diagnosis();
    const bool hasRows = diagnosis && (!diagnosis->explanations.empty() || !diagnosis->groups.empty());
    const bool isShown = hasRows || m_parts.fixRun.explanation();
    const bool wasShown = !m_explanations->isHidden();
    m_explanations->setVisible(isShown);
    m_explanations->showState();
    m_audit->setVisible(!isShown || isAuditUsed());
    if (isShown && !wasShown && m_audit->isListEmpty()) {
        m_splitter->refresh(); // the room that it left while the list of findings was hidden
        widget()->layout()->activate();
        m_splitter->setSizes({m_splitter->height(), 1}); // All the room that the buttons of the audit do not need.
    }
    m_diagnose->setToolTip(
        m_parts.session.state() == StepSession::State::Running
            ? tr("Find the few faults that explain all missed pairs of the steps so far; the run goes on")
        : m_parts.session.objects()
            ? tr("Find the few faults that explain all missed pairs of the recorded steps")
            : tr("Find the few faults that explain all missed pairs of the first %1 steps of this scene")
                  .arg(grouped(RunDiagnosis::kStepsOfScene)));
}

bool DiagnosisPanel::isOutdated() const
{
    return m_parts.diagnosis.diagnosis() && !m_parts.diagnosis.isRunning() && m_parts.session.objects() &&
           m_parts.diagnosis.isOfOtherSettings();
}

/// Else the view of the audit has nothing to say, and the explanations need its place.
bool DiagnosisPanel::isAuditUsed() const
{
    return m_auditJob.isEveryStep() || m_auditJob.isRunning() || m_auditJob.audited() || m_auditJob.problem() ||
           m_proof.finding();
}

QString DiagnosisPanel::summary() const
{
    const Diagnosis* diagnosis = m_parts.diagnosis.diagnosis();
    if (m_parts.diagnosis.isRunning()) {
        const std::optional<StepRange> steps = m_parts.diagnosis.examined();
        return steps ? tr("Diagnosing steps %1 to %2...").arg(grouped(steps->first), grouped(steps->last))
                     : tr("Diagnosing...");
    }
    if (m_parts.diagnosis.problem())
        return sentenceOf(*m_parts.diagnosis.problem());
    if (!diagnosis)
        return tr("Diagnose finds the fault behind all findings, and what to change.");
    if (hasNoCandidates(m_parts.session))
        return noCandidatesText();
    QStringList sentences{foundText(*diagnosis)};
    if (diagnosis->bothAsleep > 0)
        sentences << translated(texts::pairsAsleep(diagnosis->bothAsleep));
    if (isOutdated())
        sentences << tr("These steps were made before the settings were changed.");
    if (m_parts.diagnosis.isOfAuthoredScene())
        sentences << tr("These steps were simulated for the diagnosis.");
    else if (m_parts.session.recorded().last > diagnosis->steps.last)
        sentences << tr("The run has gone on since then: diagnose again to include its later steps.");
    if (diagnosis->problem)
        sentences << tr("Some steps could not be read: %1").arg(sentenceOf(*diagnosis->problem));
    return joinedSentences(sentences);
}

/// What there is although no pair is missed. "%1" stands for the steps.
QString DiagnosisPanel::foundBesides(const Diagnosis& diagnosis)
{
    const Symptom symptom = diagnosis.explanations.front().symptom;
    const bool isOnlyOne = std::ranges::all_of(diagnosis.explanations,
                                               [symptom](const Explanation& each) { return each.symptom == symptom; });
    if (isOnlyOne && symptom == Symptom::Cost)
        return tr("No pair is missed in %1, but the steps cost more than they need to.");
    if (isOnlyOne && symptom == Symptom::Passage)
        return tr("No pair is missed in %1, but objects pass through others.");
    if (isOnlyOne && symptom == Symptom::MaskedPair)
        return tr("No pair is missed in %1, but masks keep overlapping objects apart.");
    return tr("No pair is missed in %1, but other faults were found.");
}

QString DiagnosisPanel::foundText(const Diagnosis& diagnosis) const
{
    const QString steps = tr("steps %1 to %2").arg(grouped(diagnosis.steps.first), grouped(diagnosis.steps.last));
    if (diagnosis.missed > 0)
        return diagnosis.explanations.empty()
                   ? tr("%1 in %2. No known fault explains them, and nothing sets them apart from found pairs.")
                         .arg(translated(texts::countedMissedPairs(diagnosis.missed)), steps)
                   : tr("%1 in %2.").arg(translated(texts::countedMissedPairs(diagnosis.missed)), steps);
    if (!diagnosis.explanations.empty())
        return foundBesides(diagnosis).arg(steps);
    const Capabilities& known = m_parts.session.capabilities();
    const QString nothing = known.hasOwnBroadPhase
                                ? tr("No pair is missed and no object passes through another in %1.").arg(steps)
                                : tr("No pair is missed in %1.").arg(steps);
    return known.canMakeSteps ? joinedSentences({nothing, tr("A longer run may show more.")}) : nothing;
}

} // namespace broadside
