#include "editor/panels/findings/audit_view.h"

#include "core/base/message/common_messages.h"
#include "core/debug/audit/finding.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/commands/apply_fix.h"
#include "editor/document/message_text.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/panels/findings/findings_model.h"
#include "editor/panels/panel_messages.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

Fix fixOf(const Finding& finding, const Scene& scene)
{
    if (finding.kind == Finding::Kind::Passage)
        return UseSweptCollision{};
    return UseAlgorithm{correctAlgorithmFor(scene.size(), scene.world, scene.broadPhase.cellSize)};
}

} // namespace

AuditView::AuditView(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, RunAudit& audit,
                     const RunDiagnosis& diagnosis, FixProof& proof, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_audit(audit)
    , m_diagnosis(diagnosis)
    , m_proof(proof)
    , m_reduction(session)
    , m_tester(new FixTester(document, session, this))
    , m_controls(new QWidget(this))
    , m_now(new QPushButton(tr("Audit this step")))
    , m_every(new QCheckBox(tr("Every step")))
    , m_fix(new QPushButton(tr("Fix finding")))
    , m_reduce(new QPushButton(tr("Reduce")))
    , m_report(new QPushButton(tr("Report finding...")))
    , m_help(new HelpLink)
    , m_summary(makeNote(QStringLiteral("auditSummary")))
    , m_proofText(makeNote(QStringLiteral("auditProof")))
    , m_trialText(makeNote(QStringLiteral("auditTrial")))
    , m_reductionRow(new QWidget)
    , m_reductionText(makeNote(QStringLiteral("auditReduction")))
    , m_model(new FindingsModel({[this](std::uint64_t step, ObjectId id) { return nameOf(step, id); },
                                 [this](const Finding& finding) { return adviceOf(finding); },
                                 [this](const CauseFindings& group) { return explanationOf(group); }},
                                this))
    , m_list(new QTreeView)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    makeBody();
    connectParts();
    m_refresh->request();
}

void AuditView::makeBody()
{
    m_now->setObjectName(QStringLiteral("auditNow"));
    m_every->setObjectName(QStringLiteral("auditEvery"));
    m_fix->setObjectName(QStringLiteral("auditFix"));
    m_reduce->setObjectName(QStringLiteral("auditReduce"));
    m_report->setObjectName(QStringLiteral("auditReport"));
    m_list->setObjectName(QStringLiteral("auditList"));
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setModel(m_model);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(FindingsModel::What, QHeaderView::Stretch);
    for (const int column : {FindingsModel::First, FindingsModel::Last, FindingsModel::Count})
        fitToHeader(*m_list, column);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* controls = new QHBoxLayout(m_controls);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->addWidget(m_now);
    controls->addWidget(m_every);
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    row->addWidget(m_fix);
    row->addWidget(m_reduce);
    row->addWidget(m_report);
    layout->addLayout(row);
    layout->addWidget(makeReductionRow());
    layout->addWidget(m_help, 0, Qt::AlignLeft); // in a row of its own, so that a narrow panel stays narrow
    m_proofText->setToolTip(tr("Undo reverts the fix."));
    m_proofText->hide();
    layout->addWidget(m_proofText);
    m_trialText->setToolTip(
        tr("The recorded steps were simulated again with the fix. The simulation itself did not change."));
    m_trialText->hide();
    layout->addWidget(m_trialText);
    m_list->hide();
    layout->addWidget(m_list, 1);
}

QWidget* AuditView::makeReductionRow()
{
    auto* layout = new QHBoxLayout(m_reductionRow);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("auditCancel"));
    cancel->setToolTip(tr("Stop the search; no scene is opened"));
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_reduction.cancel();
        m_reductionRow->hide();
        showButtons();
    });
    layout->addWidget(m_reductionText, 1);
    layout->addWidget(cancel);
    m_reductionRow->hide();
    return m_reductionRow;
}

void AuditView::connectParts()
{
    connect(m_now, &QPushButton::clicked, this, [this] {
        m_proof.forget(); // the proof was about an earlier audit
        m_audit.auditPresent();
    });
    connect(&m_proof, &FixProof::changed, this, [this] { m_refresh->request(); });
    connect(m_tester, &FixTester::changed, this, [this] { m_refresh->request(); });
    connect(&m_session, &StepSession::stateChanged, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(m_every, &QCheckBox::toggled, &m_audit, &RunAudit::setEveryStep);
    connect(&m_audit, &RunAudit::changed, this, [this] {
        m_isStale = true;
        m_refresh->request(kLiveRefreshMilliseconds);
    });
    connect(&m_diagnosis, &RunDiagnosis::changed, this, [this] {
        m_isStale = m_isStale || isOfGame(); // the causes are those of the diagnosis
        m_refresh->request();
    });
    connect(&m_document, &SceneDocument::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::worldChanged, this, [this] { m_refresh->request(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) { isChosen(*m_list, row) ? goTo() : showButtons(); });
    connect(m_list, &QTreeView::clicked, this, &AuditView::goTo);
    connect(m_list, &QTreeView::expanded, this, [this](const QModelIndex& row) {
        row.parent().isValid() ? static_cast<void>(m_toggled.insert(keyOf(row)))
                               : static_cast<void>(m_toggled.erase(keyOf(row)));
    });
    connect(m_list, &QTreeView::collapsed, this, [this](const QModelIndex& row) {
        row.parent().isValid() ? static_cast<void>(m_toggled.erase(keyOf(row)))
                               : static_cast<void>(m_toggled.insert(keyOf(row)));
    });
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (const std::optional<Finding> finding = current())
            m_proof.apply(*finding, fixOf(*finding, m_document.scene()));
    });
    connect(m_reduce, &QPushButton::clicked, this, &AuditView::reduceCurrent);
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (const std::optional<Finding> finding = current())
            emit reportWanted(*finding);
    });
    connect(&m_reduction, &FindingReduction::progressed, this, [this](quint64 runs, quint64 objects) {
        m_reductionText->setText(tr("Searching for the smallest scene that shows it: %1 of %2 left, after %3")
                                     .arg(translated(texts::objectCount(objects)), grouped(m_document.scene().size()),
                                          translated(texts::countedRuns(runs))));
    });
    connect(&m_reduction, &FindingReduction::finished, this, &AuditView::showReduced);
}

void AuditView::refresh()
{
    const QSignalBlocker blocker(m_every);
    m_every->setChecked(m_audit.isEveryStep());
    showSummary();
    showProof();
    if (std::exchange(m_isStale, false))
        listFindings();
    else
        m_model->namesChanged();
    showButtons();
}

bool AuditView::isListEmpty() const { return m_model->rowCount() == 0; }

void AuditView::showList()
{
    m_list->setVisible(!isListEmpty());
    fitHeight();
}

/// Without its list the view is as high as its texts, whose lines depend on the width: a splitter does not know that.
void AuditView::fitHeight()
{
    const bool hasList = !m_list->isHidden();
    const int needed =
        layout()->hasHeightForWidth() ? layout()->minimumHeightForWidth(width()) : layout()->minimumSize().height();
    setMinimumHeight(hasList ? 0 : needed);
    setMaximumHeight(hasList ? QWIDGETSIZE_MAX : needed);
}

bool AuditView::event(QEvent* event)
{
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitHeight();
    return result;
}

void AuditView::showSummary()
{
    const auto& steps = m_audit.audited();
    if (m_audit.problem() && !m_session.capabilities().canMakeSteps && steps) // the other steps were audited
        m_summary->setText(
            tr("%1 Some steps could not be read: %2").arg(summaryOf(*steps), sentenceOf(*m_audit.problem())));
    else if (m_audit.problem())
        m_summary->setText(sentenceOf(*m_audit.problem()));
    else if (steps)
        m_summary->setText(summaryOf(*steps));
    else if (m_audit.isRunning())
        m_summary->setText(tr("Auditing..."));
    else if (hasNoCandidates(m_session))
        m_summary->setText(noCandidatesText());
    else
        m_summary->setText(tr("An audit lists each missed pair, and objects that pass through others."));
}

/// "2 missed pairs, 1 tunnelling"
QString AuditView::countsText() const
{
    QStringList parts{hasNoCandidates(m_session) ? tr("Missed pairs not recorded")
                                                 : translated(texts::countedMissedPairs(m_audit.missedCount())),
                      translated(texts::countedTunnellings(m_audit.passageCount()))};
    if (const std::uint64_t count = m_audit.hiddenCount(); count > 0)
        parts << translated(texts::pairsWithSmallBoxes(count));
    return listed(parts);
}

QString AuditView::summaryOf(StepRange steps) const
{
    const QString found =
        tr("%1 in %2.")
            .arg(countsText(), steps.first == steps.last
                                   ? tr("step %1").arg(grouped(steps.first))
                                   : tr("steps %1 to %2").arg(grouped(steps.first), grouped(steps.last)));
    const std::uint64_t all = m_audit.missedCount() + m_audit.passageCount() + m_audit.hiddenCount();
    if (all <= m_audit.findings())
        return found;
    return joinedSentences(
        {found, tr("The list and the timeline show %1 of %2.").arg(grouped(m_audit.findings()), grouped(all))});
}

QString AuditView::nameOf(std::uint64_t step, ObjectId id) const
{
    return foundName(m_session, m_document, m_audit.names(), step, id);
}

/// Advice for the developer of the game, or the author of the scene.
QString AuditView::adviceOf(const Finding& finding) const
{
    const RemedyPlace remedies = m_session.capabilities().remedies;
    if (finding.kind == Finding::Kind::MissedPair && isOfGame()) {
        const PairCauses& causes = m_diagnosis.pairCauses();
        const Explanation* explanation = causes.explanationOf({finding.a, finding.b});
        return translated(explanation ? explanation->remedy : causes.remedyOfStage(knowsRegistrations()));
    }
    if (finding.kind == Finding::Kind::MissedPair)
        return remedies == RemedyPlace::Scene ? QString()
                                              : translated(ownRemedyOf(finding.cause, knowsRegistrations()));
    if (finding.kind == Finding::Kind::BoxSmallerThanShape)
        return translated(remedyForSmallBox());
    for (const FoundPassage& passage : m_audit.passagesIn(finding.step))
        if (passage.passage.object == finding.a && passage.passage.through == finding.b)
            return m_tester->told((remedies == RemedyPlace::Scene ? remedyFor : remedyInGame)(
                                      passage.passage, passage.dt, nameOf(finding.step, finding.a).toStdString(),
                                      nameOf(finding.step, finding.b).toStdString()),
                                  finding);
    return {};
}

/// Shows the result of the last fix. The row of its finding may be gone.
void AuditView::showProof()
{
    const std::optional<Finding>& finding = m_proof.finding();
    m_proofText->setVisible(finding.has_value());
    if (finding)
        m_proofText->setText(tr("Step %1, %2 and %3. %4")
                                 .arg(grouped(finding->step), nameOf(finding->step, finding->a),
                                      nameOf(finding->step, finding->b), m_proof.text()));
}

bool AuditView::knowsRegistrations() const
{
    const RecordedBroadPhase* recorded = m_session.registrations();
    return recorded && recorded->knowsRegistrations();
}

/// The missed pairs are those of a game's own broad phase.
bool AuditView::isOfGame() const
{
    const RecordedBroadPhase* recorded = m_session.registrations();
    return !m_session.capabilities().hasOwnBroadPhase && !(recorded && recorded->published());
}

/// Why the pairs were missed, or where they were lost; for missed pairs of a game.
QString AuditView::explanationOf(const CauseFindings& group) const
{
    const PairFindings& pair = group.pairs.front();
    const Explanation* explanation = m_diagnosis.pairCauses().explanationOf({pair.a, pair.b});
    return translated(explanation ? explanation->sentence : wordsOf(group.stage));
}

void AuditView::listFindings()
{
    const std::optional<Finding> chosen = current();
    const QSignalBlocker blocker(m_list->selectionModel());
    const RuleOfPair ruleOf = [this](IdPair pair) {
        const Explanation* explanation = m_diagnosis.pairCauses().explanationOf(pair);
        return explanation ? std::string_view(explanation->rule) : std::string_view();
    };
    m_model->setGroups(
        groupFindings(m_audit.missed(), m_audit.passages(), m_audit.hidden(), isOfGame() ? ruleOf : RuleOfPair{}));
    restoreOpenRows();
    showList();
    if (chosen)
        m_list->setCurrentIndex(m_model->indexOf(*chosen));
}

AuditView::RowKey AuditView::keyOf(const QModelIndex& index) const
{
    const Finding finding = m_model->findingAt(index);
    const bool isPair = index.parent().isValid();
    return {finding.kind, finding.cause, isPair ? finding.a : ObjectId{}, isPair ? finding.b : ObjectId{}};
}

void AuditView::restoreOpenRows()
{
    const QSignalBlocker blocker(m_list);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex group = m_model->index(row, 0);
        m_list->setExpanded(group, !m_toggled.contains(keyOf(group)));
    }
    for (const auto& [kind, cause, a, b] : m_toggled)
        if (!a.isNull())
            if (const QModelIndex pair = m_model->indexOf({kind, 0, a, b, cause}); pair.isValid())
                m_list->setExpanded(pair, true);
}

/// The current finding; the first one of an explanation.
std::optional<Finding> AuditView::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? std::optional(m_model->findingAt(index)) : std::nullopt;
}

void AuditView::goTo()
{
    showButtons();
    const std::optional<Finding> chosen = current();
    if (!chosen)
        return;
    const Finding finding = *chosen;
    if (m_session.objects())
        m_session.seek(finding.step);
    m_focus.setPins(finding.a, finding.b);
    m_focus.select({finding.a, finding.b});
    emit frameRequested();
}

void AuditView::showButtons()
{
    const bool mute = hasNoCandidates(m_session);
    m_every->setChecked(m_audit.isEveryStep()); // it is also changed elsewhere
    m_now->setToolTip(
        mute ? tr("Find objects that passed through others since the previous step; the recording has no candidates")
             : tr("Compare the candidates of this step with all pairs whose boxes overlap"));
    m_every->setToolTip(mute ? tr("Find objects that passed through others in all steps")
                             : tr("Audit all recorded steps and each new step in the background"));
    const std::optional<Finding> finding = current();
    const Explanation* explanation = finding && finding->kind == Finding::Kind::MissedPair && isOfGame()
                                         ? m_diagnosis.pairCauses().explanationOf({finding->a, finding->b})
                                         : nullptr;
    m_help->setTarget(explanation ? helpForExplanation(explanation->rule)
                      : finding   ? helpFor(finding->kind, finding->cause)
                                  : QString());
    const QString choose = tr("Select a finding in the list first.");
    const bool done = finding && isApplied(fixOf(*finding, m_document.scene()), m_document.scene());
    const bool canFix = m_session.capabilities().canEdit;
    for (QPushButton* button : {m_fix, m_reduce, m_report})
        button->setVisible(m_model->rowCount() > 0); // explanations have a Fix of their own
    m_fix->setEnabled(finding && !done && canFix);
    if (m_fix->isEnabled() && isVisible())
        m_tester->ask(finding, fixOf(*finding, m_document.scene()));
    else
        m_tester->ask(std::nullopt, {});
    m_trialText->setText(m_tester->text());
    m_trialText->setVisible(!m_tester->text().isEmpty());
    m_fix->setToolTip(
        !canFix ? tr("The broad phase is that of the game. The tooltip of a finding says what to change in the game.")
        : !finding ? choose
        : done     ? tr("The fix is already applied. Run the simulation again from its start.")
                   : tr("%1. Undo reverts it.").arg(textOf(fixOf(*finding, m_document.scene()), m_edits)));
    m_report->setEnabled(finding.has_value());
    m_report->setToolTip(
        finding ? tr("Write it as one page that you can send, with pictures and the world that shows it") : choose);
    const bool isBetween = !canFix && finding && finding->kind != Finding::Kind::MissedPair;
    m_reduce->setEnabled(finding && !isBetween && !m_reduction.isRunning());
    m_reduce->setToolTip(!finding    ? choose
                         : isBetween ? tr("This finding cannot be reduced to a scene, because it concerns the time "
                                          "between two frames or the boxes of a recording.")
                         : m_reduction.isRunning()
                             ? tr("A finding is being reduced.")
                             : tr("Find the smallest scene that still shows this, and open it in a new tab"));
}

void AuditView::reduceCurrent()
{
    const std::optional<Finding> finding = current();
    if (!finding)
        return;
    m_reduction.start(*finding);
    m_reductionText->setText(tr("Looking for the smallest scene that shows it"));
    m_reductionRow->show();
    showButtons();
}

void AuditView::showReduced(const std::shared_ptr<const ReducedFinding>& result)
{
    showButtons();
    if (result->problem) {
        m_reductionText->setText(sentenceOf(*result->problem));
        return; // Cancel hides the row
    }
    m_reductionRow->hide();
    emit reduced(result);
}

} // namespace broadside
