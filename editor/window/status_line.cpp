#include "editor/window/status_line.h"

#include "core/base/text.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "editor/widgets/elided_label.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QHBoxLayout>
#include <QLabel>

#include <chrono>

namespace broadside {
namespace {

constexpr std::chrono::seconds kAnnouncement(5);

} // namespace

StatusLine::StatusLine(const Focus& focus, const ShownWorld& shownWorld, const StepSession& session,
                       const RunAudit& audit, const RunDiagnosis& diagnosis)
    : m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_session(session)
    , m_audit(audit)
    , m_diagnosis(diagnosis)
    , m_row(new QHBoxLayout(this))
    , m_position(addLabel("statusPosition", tr("-00.00, -00.00 m"), tr("The point under the pointer")))
    , m_cell(addLabel("statusCell", tr("cell (00, 00) = 000"),
                      tr("Column, row and id of the cell under the pointer, counted from the lower left; range-grid "
                         "counts from the upper left")))
    , m_funnel(addLabel("statusFunnel", QString(), QString()))
    , m_hint(new ElidedLabel)
    , m_refresh(new LazyRefresh(*this, [this] { showFunnel(); }))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_hint->setObjectName(QStringLiteral("statusHint"));
    m_announcement.setSingleShot(true);
    connect(&m_announcement, &QTimer::timeout, this, [this] { showText(m_waitingHint, m_waitingTip); });
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_hint->setContentsMargins(6, 0, 6, 0);
    m_row->addWidget(m_hint, 1);
    connect(&focus, &Focus::pointerChanged, this, &StatusLine::showPointer);
    connect(&shownWorld, &ShownWorld::changed, this, [this, &session] {
        showPointer();
        m_refresh->request(session.state() == StepSession::State::Running ? kLiveRefreshMilliseconds : 0);
    });
    connect(&shownWorld, &ShownWorld::funnelCounted, this, [this] { m_refresh->request(); });
    const auto onFindings = [this] {
        m_findings.reset();
        m_refresh->request(kLiveRefreshMilliseconds);
    };
    connect(&audit, &RunAudit::changed, this, onFindings);
    connect(&diagnosis, &RunDiagnosis::changed, this, onFindings);
    connect(&LengthUnit::shared(), &LengthUnit::changed, this, &StatusLine::showPointer);
    showPointer();
    m_refresh->request();
}

/// A label as wide as its usual text, so that its neighbours stay where they are.
QLabel* StatusLine::addLabel(const char* name, const QString& usual, const QString& tip)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setToolTip(tip);
    label->setContentsMargins(6, 0, 6, 0);
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance(usual) + 12);
    m_row->addWidget(label);
    return label;
}

void StatusLine::setHint(const QString& hint, const QString& details)
{
    m_waitingHint = hint;
    m_waitingTip = details.isEmpty() ? hint : details;
    if (!m_announcement.isActive())
        showText(m_waitingHint, m_waitingTip);
}

void StatusLine::announce(const QString& text)
{
    showText(text, text);
    m_announcement.start(kAnnouncement);
}

void StatusLine::showText(const QString& text, const QString& tip)
{
    m_hint->setText(text);
    m_hint->setToolTip(tip);
}

QString StatusLine::funnelSentence(const Funnel& funnel, bool knowsCandidates)
{
    if (funnel.pairs == 0)
        return tr("0 pairs: no two objects here can collide");
    if (!knowsCandidates)
        return funnelText(funnel, knowsCandidates);
    return tr("%1 (%2 spared)")
        .arg(funnelText(funnel), localized(QString::fromStdString(percentText(sparedShare(funnel)))));
}

/// Column and row as the algorithm counts them, from the cell with id 0.
QString StatusLine::cellText(const BroadPhase& broadPhase, const CellTable& table, Vec2 point)
{
    const CellIds cells = broadPhase.cellsTouchedBy({point, point}, 1);
    if (cells.ids.empty())
        return tr("outside the grid");
    const std::uint64_t id = cells.ids.front();
    const QString number = groupedCount(id);
    if (!contains(table.boundsOf(table.cellOfId(id)), point))
        return tr("no cell, treated as %1").arg(number);
    const auto columns = static_cast<std::uint64_t>(table.columns());
    return tr("cell (%1, %2) = %3").arg(id % columns).arg(id / columns).arg(number);
}

void StatusLine::showPointer()
{
    const std::optional<Vec2>& pointer = m_focus.pointer();
    m_position->setText(pointer ? pointText(*pointer, m_shownWorld.coordinates()) : QString());
    const std::optional<CellTable> table = m_shownWorld.cellTable();
    const BroadPhase* broadPhase = m_shownWorld.broadPhase(); // null at first for a large scene
    m_cell->setText(pointer && table && broadPhase ? cellText(*broadPhase, *table, *pointer) : QString());
}

/// The funnel counts what the broad phase reports, so that missed pairs are not in it.
QString StatusLine::withMissedPairs(const QString& funnel)
{
    if (!m_shownWorld.isLive())
        return funnel;
    if (!m_findings)
        m_findings = knownFindings(&m_audit, &m_diagnosis);
    const std::uint64_t missed = m_findings->missedIn(m_session.step());
    return missed == 0 ? funnel : tr("%1; %2").arg(funnel, translated(texts::countedMissedPairs(missed)));
}

void StatusLine::showFunnel()
{
    const Funnel* funnel = m_shownWorld.funnel();
    const bool isKnown = m_shownWorld.knowsCandidates();
    m_funnel->setText(m_shownWorld.problem() && !isKnown ? tr("no broad phase: see the panel Broad phase")
                      : funnel                           ? withMissedPairs(funnelSentence(*funnel, isKnown))
                                                         : noFunnelText(m_shownWorld.funnelFitsIntoMemory()));
    m_funnel->setToolTip(
        m_shownWorld.isLive() && !isKnown ? candidatesNotRecorded()
        : funnel && funnel->pairs == 0
            ? tr("Static objects do not collide with each other, and masks can forbid the rest. Hovering "
                 "an object shows what it would find if it moved.")
            : tr("All pairs that can collide > candidate pairs of the broad phase > pairs whose boxes overlap > "
                 "pairs whose shapes overlap"));
}

} // namespace broadside
