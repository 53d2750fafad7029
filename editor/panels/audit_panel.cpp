#include "editor/panels/audit_panel.h"

#include "core/base/count_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/commands/apply_fix.h"
#include "editor/widgets/cause_words.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostFindings = 500; // The list shows no more; the others are a count.

Finding findingOf(const Audit::Miss& miss)
{
    return {Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause};
}

Finding findingOf(const Audit::Passage& passage)
{
    return {Finding::Kind::Tunnelling, passage.step, passage.tunnelling.object, passage.tunnelling.through,
            MissCause::Unknown};
}

Fix fixOf(const Finding& finding)
{
    return finding.kind == Finding::Kind::Tunnelling ? Fix(UseSweptCollision{}) : Fix(UseAlgorithm{Algorithm::Grid});
}

bool isDone(const Finding& finding, const Scene& scene)
{
    return finding.kind == Finding::Kind::Tunnelling ? scene.step.continuous
                                                     : scene.broadPhase.algorithm == Algorithm::Grid;
}

} // namespace

AuditPanel::AuditPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, RunAudit& audit,
                       QWidget* parent)
    : QDockWidget(tr("Audit"), parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_audit(audit)
    , m_reduction(session)
    , m_now(new QPushButton(tr("Audit this step")))
    , m_every(new QCheckBox(tr("Every step")))
    , m_fix(new QPushButton(tr("Fix")))
    , m_reduce(new QPushButton(tr("Reduce")))
    , m_summary(makeNote(QStringLiteral("auditSummary")))
    , m_reductionRow(new QWidget)
    , m_reductionText(makeNote(QStringLiteral("auditReduction")))
    , m_list(new QTreeWidget)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("AuditPanel"));
    setWidget(makeBody());
    connectParts();
    m_refresh->request();
}

QWidget* AuditPanel::makeBody()
{
    m_now->setObjectName(QStringLiteral("auditNow"));
    m_every->setObjectName(QStringLiteral("auditEvery"));
    m_fix->setObjectName(QStringLiteral("auditFix"));
    m_reduce->setObjectName(QStringLiteral("auditReduce"));
    m_list->setObjectName(QStringLiteral("auditList"));
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setHeaderLabels({tr("Step"), tr("A"), tr("B"), tr("What is wrong")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_now);
    row->addWidget(m_every);
    row->addWidget(m_summary, 1);
    row->addWidget(m_fix);
    row->addWidget(m_reduce);
    layout->addLayout(row);
    layout->addWidget(makeReductionRow());
    layout->addWidget(m_list, 1);
    return body;
}

QWidget* AuditPanel::makeReductionRow()
{
    auto* layout = new QHBoxLayout(m_reductionRow);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("auditCancel"));
    cancel->setToolTip(tr("Stop looking for a smaller scene; nothing is opened"));
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

void AuditPanel::connectParts()
{
    connect(m_now, &QPushButton::clicked, &m_audit, &RunAudit::auditPresent);
    connect(m_every, &QCheckBox::toggled, &m_audit, &RunAudit::setEveryStep);
    connect(&m_audit, &RunAudit::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_document, &SceneDocument::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::worldChanged, this, [this] { m_refresh->request(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &AuditPanel::goTo);
    connect(m_list, &QTreeWidget::itemClicked, this, &AuditPanel::goTo);
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (const Finding* finding = current())
            applyFix(m_document, m_edits, fixOf(*finding));
    });
    connect(m_reduce, &QPushButton::clicked, this, &AuditPanel::reduceCurrent);
    connect(&m_reduction, &FindingReduction::progressed, this, [this](quint64 runs, quint64 objects) {
        m_reductionText->setText(tr("Looking for the smallest scene that shows it: %1 left of %2, after %3")
                                     .arg(toQString(countOf(objects, "object")), grouped(m_document.scene().size()),
                                          toQString(countOf(runs, "run"))));
    });
    connect(&m_reduction, &FindingReduction::finished, this, &AuditPanel::showReduced);
}

void AuditPanel::refresh()
{
    const QSignalBlocker blocker(m_every);
    m_every->setChecked(m_audit.isEveryStep());
    showSummary();
    listFindings();
    showButtons();
}

/// A recording in which there is nothing to be audited but what passed through what.
bool AuditPanel::isMute() const { return m_session.isRecording() && m_session.objects() && !m_session.broadPhase(); }

void AuditPanel::showSummary()
{
    const auto& steps = m_audit.audited();
    if (m_audit.problem() && m_session.isRecording() && steps) // the other steps were audited all the same
        m_summary->setText(
            tr("%1 Not all of them could be read: %2").arg(summaryOf(*steps), sentenceOf(*m_audit.problem())));
    else if (m_audit.problem())
        m_summary->setText(sentenceOf(*m_audit.problem()));
    else if (steps)
        m_summary->setText(summaryOf(*steps));
    else if (m_audit.isRunning())
        m_summary->setText(tr("Auditing..."));
    else if (isMute())
        m_summary->setText(
            tr("Missed pairs cannot be told: the recording does not say which candidates the game's broad "
               "phase handed out (BST_CANDIDATES and bst_candidate in the game). What passes through what "
               "can be looked for, and the panel Cell size and Debug > Compare algorithms try Broadside's own on these "
               "boxes."));
    else
        m_summary->setText(tr("Audit a step, or every step: here stand pairs that the broad phase misses, and what "
                              "passes through what."));
}

QString AuditPanel::summaryOf(StepRange steps) const
{
    const QString found =
        tr("%1, %2 in %3.")
            .arg(isMute() ? tr("Missed pairs not recorded")
                          : toQString(countOf(m_audit.missed().size(), "missed pair")),
                 toQString(countOf(m_audit.tunnelled().size(), "tunnelling")),
                 steps.first == steps.last ? tr("step %1").arg(grouped(steps.first))
                                           : tr("steps %1 to %2").arg(grouped(steps.first), grouped(steps.last)));
    if (m_audit.isFull())
        return found + tr(" That is enough: further steps are not audited by themselves.");
    if (m_audit.findings() > kMostFindings)
        return found + tr(" The first %1 are listed.").arg(grouped(kMostFindings));
    return found;
}

QString AuditPanel::nameOf(ObjectId id) const
{
    const ObjectTable* objects = m_session.objects();
    const auto row = objects ? objects->rowOf(id) : std::nullopt;
    const SceneObject* object = row ? &objects->objectOf(*row) : m_document.scene().find(id);
    return object ? toQString(displayName(*object)) : tr("Object %1").arg(id.value);
}

void AuditPanel::addRow(const Finding& finding, const QString& what, const QString& tip)
{
    auto* item = new QTreeWidgetItem(m_list, {grouped(finding.step), nameOf(finding.a), nameOf(finding.b), what});
    for (int column = 0; column < m_list->columnCount(); ++column)
        item->setToolTip(column, tip + QLatin1Char('\n') + tr("Click to go there and see the two."));
    m_rows.push_back(finding);
}

void AuditPanel::listFindings()
{
    const QSignalBlocker blocker(m_list);
    const Finding chosen = current() ? *current() : Finding{};
    m_list->clear();
    m_rows.clear();
    const auto remedy = m_session.isRecording() ? remedyInGame : remedyFor;
    auto miss = m_audit.missed().begin();
    auto passage = m_audit.tunnelled().begin();
    while (m_rows.size() < kMostFindings && (miss != m_audit.missed().end() || passage != m_audit.tunnelled().end())) {
        const bool isMiss =
            passage == m_audit.tunnelled().end() || (miss != m_audit.missed().end() && miss->step <= passage->step);
        if (isMiss) {
            const QString cause = causeText(broadside::nameOf(miss->cause));
            QString tip = tr("Their boxes overlap, but the broad phase does not hand the pair out: %1.").arg(cause);
            if (m_session.isRecording())
                tip += QLatin1Char('\n') + toQString(ownRemedyOf(miss->cause));
            addRow(findingOf(*miss), tr("Missed: %1").arg(cause), tip);
            ++miss;
        } else {
            const Finding finding = findingOf(*passage);
            addRow(finding, tr("Tunnelled: A passed through B between two steps"),
                   toQString(remedy(passage->tunnelling, passage->dt, nameOf(finding.a).toStdString(),
                                    nameOf(finding.b).toStdString())));
            ++passage;
        }
    }
    if (const auto found = std::ranges::find(m_rows, chosen); found != m_rows.end())
        m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(found - m_rows.begin())));
    for (int column = 0; column < 3; ++column)
        m_list->resizeColumnToContents(column);
}

const Finding* AuditPanel::current() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    return item ? &m_rows[static_cast<std::size_t>(m_list->indexOfTopLevelItem(item))] : nullptr;
}

void AuditPanel::goTo()
{
    showButtons();
    if (!current())
        return;
    const Finding finding = *current();
    if (m_session.objects())
        m_session.seek(finding.step);
    m_focus.setPins(finding.a, finding.b);
    m_focus.select({finding.a, finding.b});
    emit frameRequested();
}

void AuditPanel::showButtons()
{
    const bool mute = isMute();
    m_every->setChecked(m_audit.isEveryStep()); // which others switch too
    m_now->setToolTip(mute ? tr("Look for what passed through what since the step before: more the recording does not "
                                "tell")
                           : tr("Compare what the broad phase hands out at this moment with all pairs whose boxes "
                                "overlap"));
    m_every->setToolTip(mute ? tr("Look for what passed through what, in all steps")
                             : tr("Audit all recorded steps, and each one that comes, beside the simulation"));
    const Finding* finding = current();
    const QString choose = tr("Not now: choose a finding in the list first");
    const bool done = finding && isDone(*finding, m_document.scene());
    const bool isTheirs = m_session.isRecording();
    m_fix->setEnabled(finding && !done && !isTheirs);
    m_fix->setToolTip(isTheirs   ? tr("Not now: the broad phase is the game's own; the tooltip of a finding says what "
                                        "to do about it there")
                      : !finding ? choose
                      : done     ? tr("Not now: it is applied already; run the simulation again from its start")
                                 : tr("%1. Undo takes it back.").arg(textOf(fixOf(*finding), m_edits)));
    const bool isBetween = isTheirs && finding && finding->kind == Finding::Kind::Tunnelling;
    m_reduce->setEnabled(finding && !isBetween && !m_reduction.isRunning());
    m_reduce->setToolTip(!finding ? choose
                         : isBetween
                             ? tr("Not now: this lies between two frames of a recording, of which no scene can be made")
                         : m_reduction.isRunning()
                             ? tr("Not now: a finding is being reduced")
                             : tr("Find the smallest scene that still shows this, and open it in a window of its own"));
}

void AuditPanel::reduceCurrent()
{
    const Finding* finding = current();
    if (!finding)
        return;
    m_reduction.start(*finding);
    m_reductionText->setText(tr("Looking for the smallest scene that shows it"));
    m_reductionRow->show();
    showButtons();
}

void AuditPanel::showReduced(const std::shared_ptr<const ReducedFinding>& result)
{
    showButtons();
    if (result->problem) {
        m_reductionText->setText(sentenceOf(*result->problem));
        return; // Cancel puts it away
    }
    m_reductionRow->hide();
    emit reduced(result);
}

} // namespace broadside
