#include "editor/panels/timeline_panel.h"

#include "core/base/message/common_messages.h"
#include "core/base/text.h"
#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/plots/strip_chart.h"
#include "editor/session/made_steps.h"
#include "editor/session/object_name.h"
#include "editor/widgets/elided_label.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/story_words.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

enum StripIndex : std::size_t { kCandidates, kOverlaps, kFalsePositives, kTime, kObjects };
enum MarkIndex : std::size_t { kHits, kEdits, kFindings, kBreakpoints, kStory };

QString countText(double value) { return groupedCount(static_cast<std::uint64_t>(value)); }

QString percentText(double value) { return StripChart::tr("%1 %").arg(value, 0, 'f', 0); }

/// What is known besides the shape overlaps of reported pairs, which the figures of a step count: alone, they hide lost
/// pairs.
enum class KnownOverlaps {
    Found,     ///< Nothing.
    AndMissed, ///< The missed pairs of at least one step.
    All,       ///< The recording has no reported pairs: they are found from the boxes.
};

Strip overlapStrip(KnownOverlaps overlaps)
{
    using Layer = Strip::Layer;
    const QString name = TimelinePanel::tr("Shape overlaps");
    const Layer shapes{name, PlotHue::Vermilion};
    switch (overlaps) {
    case KnownOverlaps::Found:
        return {name,
                TimelinePanel::tr("Pairs that the broad phase reported and whose shapes overlapped in a step.\n"
                                  "Diagnose adds the pairs that it missed."),
                countText,
                {shapes}};
    case KnownOverlaps::AndMissed:
        return {
            TimelinePanel::tr("Shape overlaps, missed pairs"),
            TimelinePanel::tr("Pairs that the broad phase reported and whose shapes overlapped in a step, and above\n"
                              "them the missed pairs, whose boxes overlapped. Missed pairs are known where a step "
                              "was audited."),
            countText,
            {shapes, Layer{TimelinePanel::tr("with missed pairs"), PlotHue::Purple}}};
    case KnownOverlaps::All:
        break;
    }
    return {name, TimelinePanel::tr("Pairs whose shapes overlapped in a step"), countText, {shapes}};
}

std::vector<Strip> strips(KnownOverlaps overlaps)
{
    using Layer = Strip::Layer;
    return {
        {TimelinePanel::tr("Candidates"),
         TimelinePanel::tr("Pairs that the broad phase reported in a step; each costs a box test"),
         countText,
         {Layer{TimelinePanel::tr("Candidates"), PlotHue::Blue}},
         candidatesNotRecorded()},
        overlapStrip(overlaps),
        {TimelinePanel::tr("False positives"),
         TimelinePanel::tr("The share of the candidates whose boxes do not overlap"),
         percentText,
         {Layer{TimelinePanel::tr("False positives"), PlotHue::Purple}},
         TimelinePanel::tr("There are no candidates in this step, or they are not recorded.")},
        {TimelinePanel::tr("Step time"),
         TimelinePanel::tr("Time of each phase of a step, from the bottom up: moving, broad phase, shape "
                           "tests,\nresponses. Measured on this machine; the values differ a little from run to run."),
         timeText,
         {Layer{TimelinePanel::tr("Moving"), PlotHue::Green}, Layer{TimelinePanel::tr("Broad phase"), PlotHue::Blue},
          Layer{TimelinePanel::tr("Shape tests"), PlotHue::Orange},
          Layer{TimelinePanel::tr("Responses"), PlotHue::Purple}},
         timesNotRecorded()},
        {TimelinePanel::tr("Objects"),
         TimelinePanel::tr("Objects that are in the world at the end of a step"),
         countText,
         {Layer{TimelinePanel::tr("Objects"), PlotHue::Green}}},
    };
}

std::vector<MarkKind> markKinds(bool isAudited)
{
    return {{TimelinePanel::tr("Hits"), PlotHue::Orange, MarkKind::Sign::Disc},
            {TimelinePanel::tr("Inputs and edits"), PlotHue::Blue, MarkKind::Sign::Triangle},
            {isAudited ? TimelinePanel::tr("Missed, tunnelled") : TimelinePanel::tr("Missed (not audited)"),
             PlotHue::Vermilion, MarkKind::Sign::Cross},
            {TimelinePanel::tr("Breakpoints"), PlotHue::Vermilion, MarkKind::Sign::Square},
            {TimelinePanel::tr("Selected object"), PlotHue::Green, MarkKind::Sign::Diamond}};
}

/// Missed pairs and passages of a step; empty for none.
QString findingText(const StepFindings& findings)
{
    QStringList parts;
    if (findings.missed > 0)
        parts << translated(texts::countedMissedPairs(findings.missed));
    if (findings.passages > 0)
        parts << translated(texts::tunnelledObjects(findings.passages));
    return listed(parts);
}

constexpr std::size_t kMostNamedHits = 3; // in the text of a mark: more do not fit into its line

QString nameIn(const ObjectTable* objects, ObjectId id)
{
    const auto row = objects ? objects->rowOf(id) : std::nullopt; // also the row of a removed object
    return row ? shownName(objects->objectOf(*row))
               : QCoreApplication::translate("broadside::TimelinePanel", "Object %1").arg(id.value);
}

QString hitText(const StepReport& report, const ObjectTable* objects)
{
    QString text = translated(texts::countedHits(report.hits));
    if (!report.removed.empty())
        text = listed({text, translated(texts::removedObjects(report.removed.size()))});
    QStringList names;
    for (const StepEvent& event : report.events)
        if (event.kind == StepEvent::Kind::Hit && static_cast<std::size_t>(names.size()) < kMostNamedHits)
            names << TimelinePanel::tr("%1 and %2").arg(nameIn(objects, event.object), nameIn(objects, event.by));
    if (report.hits > kMostNamedHits)
        names << QStringLiteral("...");
    return TimelinePanel::tr("%1: %2").arg(text, listedApart(names));
}

/// The inputs of a step: shots, edits and settings; empty for none.
QString inputText(const StepRecord& record, const StepRecord* before)
{
    QStringList parts;
    const auto shots = std::ranges::count_if(
        record.inputs, [](const Input& input) { return std::holds_alternative<ShootInput>(input); });
    if (shots > 0)
        parts << translated(texts::countedShots(static_cast<std::uint64_t>(shots)));
    if (!record.report.edited.empty())
        parts << translated(texts::editedObjects(record.report.edited.size()));
    const auto edits = std::ranges::count_if(
        record.inputs, [](const Input& input) { return std::holds_alternative<EditInput>(input); });
    if (static_cast<std::size_t>(shots + edits) < record.inputs.size())
        parts << TimelinePanel::tr("steered or aimed");
    if (before && record.rest && before->rest && record.rest != before->rest &&
        (record.rest->broadPhase != before->rest->broadPhase || record.rest->step != before->rest->step ||
         record.rest->world != before->rest->world))
        parts << TimelinePanel::tr("settings changed");
    return listed(parts);
}

constexpr std::uint64_t kBudgets[] = {64ULL << 20, 256ULL << 20, 1ULL << 30, 4ULL << 30}; // bytes

} // namespace

TimelinePanel::TimelinePanel(StepSession& session, const BreakpointSession& breakpoints, const RunAudit* audit,
                             const RunDiagnosis* diagnosis, SelectionStory* story, QWidget* parent)
    : PanelWidget(parent)
    , m_session(session)
    , m_breakpoints(breakpoints)
    , m_audit(audit)
    , m_diagnosis(diagnosis)
    , m_story(story)
    , m_step(new QLabel)
    , m_memory(new QLabel)
    , m_budget(new QComboBox)
    , m_bringBack(new QPushButton(tr("Restore discarded steps")))
    , m_empty(new ElidedLabel(
          tr("Run or step the simulation. Every step is recorded here, and you can go back to any of them.")))
    , m_chart(new StripChart)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("TimelinePanel"));
    makeChart();
    setWidget(makeBody());
    connectSession();
    m_refresh->request();
}

TimelinePanel::~TimelinePanel() { stopListeningToFields(*this); }

void TimelinePanel::makeChart()
{
    m_chart->setObjectName(QStringLiteral("timelineChart"));
    m_chart->setStrips(strips(KnownOverlaps::Found));
    m_chart->setMarkKinds(markKinds(true));
    m_chart->setTimes([this](std::uint64_t step) {
        const auto recorded = m_session.at(step);
        return recorded ? std::optional(recorded->time) : std::nullopt;
    });
    connect(m_chart, &StripChart::stepWanted, &m_session, &StepSession::seek);
}

QWidget* TimelinePanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addLayout(makeLine());
    m_chart->hide();
    layout->addWidget(m_chart, 1);
    return body;
}

QLayout* TimelinePanel::makeLine()
{
    m_step->setObjectName(QStringLiteral("timelineStep"));
    m_step->setToolTip(tr("The current step, and the steps that you can go to"));
    m_empty->setObjectName(QStringLiteral("timelineEmpty"));
    m_memory->setObjectName(QStringLiteral("timelineMemory"));
    m_memory->setToolTip(tr("Memory for recorded steps. When it is full, the oldest steps are discarded."));
    m_budget->setObjectName(QStringLiteral("timelineBudget"));
    m_budget->setAccessibleName(tr("Memory for recorded steps"));
    m_budget->setToolTip(m_memory->toolTip());
    for (const std::uint64_t bytes : kBudgets)
        m_budget->addItem(bytesText(bytes), static_cast<qulonglong>(bytes));
    m_bringBack->setObjectName(QStringLiteral("timelineBringBack"));
    m_bringBack->setToolTip(
        tr("Restores the steps that were replaced because you changed something in an earlier step.\n"
           "The new steps are discarded instead."));
    auto* line = new QHBoxLayout;
    line->addWidget(m_step);
    line->addWidget(m_empty, 1);
    line->addStretch(0);
    line->addWidget(m_bringBack);
    line->addWidget(m_memory);
    line->addWidget(m_budget);
    return line;
}

void TimelinePanel::connectSession()
{
    const auto soon = [this] { m_refresh->request(); };
    const auto live = [this] {
        m_refresh->request(m_session.state() == StepSession::State::Running ? kLiveRefreshMilliseconds : 0);
    };
    connect(&m_session, &StepSession::stepped, this, live);
    if (m_audit)
        connect(m_audit, &RunAudit::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    if (m_diagnosis)
        connect(m_diagnosis, &RunDiagnosis::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    if (m_story)
        connect(m_story, &SelectionStory::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::recordedChanged, this, live);
    connect(&m_session, &StepSession::figuresChanged, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::sought, this, soon);
    connect(&m_breakpoints, &BreakpointSession::metChanged, this,
            [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::worldChanged, this, soon);
    connect(&m_session, &StepSession::stateChanged, this, soon);
    connect(m_budget, &QComboBox::activated, this, [this] {
        m_session.made()->setMemory(m_budget->currentData().toULongLong());
        m_refresh->request();
    });
    connect(m_bringBack, &QPushButton::clicked, &m_session, [this] { m_session.made()->swapDroppedSteps(); });
}

/// Whether the steps of the chart are still the beginning of the recorded steps. False after the past was changed.
bool TimelinePanel::isContinued() const
{
    const StepRange recorded = m_session.recorded();
    const StepSeries& series = m_chart->series(kObjects, 0);
    if (series.isEmpty() || series.end() <= recorded.first || series.end() - 1 > recorded.last)
        return false;
    return markOf(m_session, series.end() - 1) == m_lastMark;
}

void TimelinePanel::appendStep(std::uint64_t step, const StepFigures& figures)
{
    const Funnel& funnel = figures.funnel;
    const auto add = [this](std::size_t strip, std::size_t layer, bool isKnown, double value) {
        m_chart->series(strip, layer).append(isKnown ? value : std::numeric_limits<double>::quiet_NaN());
    };
    const bool isKnown = figures.isKnown && figures.knowsCandidates;
    add(kCandidates, 0, isKnown, static_cast<double>(funnel.candidates));
    add(kOverlaps, 0, figures.isKnown, static_cast<double>(funnel.overlaps));
    const auto wasted = static_cast<double>(funnel.candidates) - static_cast<double>(funnel.boxOverlaps);
    add(kFalsePositives, 0, isKnown && funnel.candidates > 0, 100.0 * wasted / static_cast<double>(funnel.candidates));
    const StepTimings& timings = figures.timings;
    double sum = 0.0;
    std::size_t layer = 0;
    for (const double phase : {timings.integrate, timings.broadPhase, timings.narrowPhase, timings.responses}) {
        const bool isMeasured = figures.isKnown && !std::isnan(phase);
        sum += isMeasured ? phase : 0.0;
        add(kTime, layer++, isMeasured, sum);
    }
    add(kObjects, 0, figures.isKnown, static_cast<double>(figures.objects));
    m_lastMark = markOf(m_session, step);
}

void TimelinePanel::appendRecordedSteps()
{
    const StepRange recorded = m_session.recorded();
    const auto forEachSeries = [this](auto&& change) {
        for (const std::size_t strip : {kCandidates, kOverlaps, kFalsePositives, kObjects})
            change(m_chart->series(strip, 0));
        for (std::size_t layer = 0; layer < 4; ++layer)
            change(m_chart->series(kTime, layer));
    };
    // Step 0 of a simulation is its start: nothing was measured before it.
    const bool isMeasured = !m_session.capabilities().canMakeSteps || recorded.first > 0;
    const std::uint64_t first = isMeasured ? recorded.first : 1;
    if (isContinued())
        forEachSeries([first](StepSeries& series) { series.dropBefore(first); });
    else
        forEachSeries([first](StepSeries& series) { series.reset(first); });
    for (std::uint64_t step = m_chart->series(kObjects, 0).end(); step <= recorded.last; ++step) {
        const std::optional<RecordedStep> known = m_session.at(step);
        if (!known || !known->figures)
            break; // the figures of a recording are counted step by step, and an empty one has no step
        appendStep(step, *known->figures);
    }
}

void TimelinePanel::takeFindings()
{
    m_findings = knownFindings(m_audit, m_diagnosis);
    const KnownOverlaps overlaps = !m_session.capabilities().hasCandidates ? KnownOverlaps::All
                                   : m_findings.complete                   ? KnownOverlaps::AndMissed
                                                                           : KnownOverlaps::Found;
    const Strip strip = overlapStrip(overlaps);
    const Strip& shown = m_chart->strips()[kOverlaps];
    if (strip.name != shown.name || strip.tip != shown.tip)
        m_chart->setStrips(strips(overlaps)); // Removes the values: appendRecordedSteps() adds them again.
}

/// The layer of missed pairs, above the shape overlaps. All of it is made again: a later audit may know
/// more.
void TimelinePanel::addMissedToOverlaps()
{
    if (m_chart->strips()[kOverlaps].layers.size() < 2)
        return;
    const StepSeries& found = m_chart->series(kOverlaps, 0);
    StepSeries& all = m_chart->series(kOverlaps, 1);
    all.reset(found.first());
    for (std::uint64_t step = found.first(); step < found.end(); ++step)
        all.append(m_findings.isComplete(step) ? found.at(step) + static_cast<double>(m_findings.missedIn(step))
                                               : std::numeric_limits<double>::quiet_NaN());
}

void TimelinePanel::listMarks()
{
    const bool isAudited = (!m_audit && !m_diagnosis) || m_findings.audited;
    m_chart->setMarkKinds(markKinds(isAudited)); // an empty row would say that nothing is missed
    std::vector<StepMark> marks;
    if (m_session.objects() && m_session.capabilities().hasEvents)
        addEvents(marks);
    addFindings(marks);
    addFirings(marks);
    addStory(marks);
    std::ranges::stable_sort(marks, {}, &StepMark::step);
    m_chart->setMarks(std::move(marks));
}

void TimelinePanel::addEvents(std::vector<StepMark>& marks) const
{
    const StepRecord* before = nullptr;
    const StepRange recorded = m_session.recorded();
    for (std::uint64_t step = recorded.first; step <= recorded.last; ++step) {
        const StepRecord& record = *m_session.at(step)->record;
        if (record.report.hits > 0)
            marks.push_back({step, kHits, hitText(record.report, m_session.objects())});
        if (const QString text = inputText(record, before); !text.isEmpty())
            marks.push_back({step, kEdits, text});
        before = &record;
    }
}

void TimelinePanel::addFindings(std::vector<StepMark>& marks) const
{
    const StepRange recorded = m_session.recorded();
    const auto first = m_findings.byStep.lower_bound(recorded.first);
    const auto end = m_findings.byStep.upper_bound(recorded.last);
    for (auto found = first; found != end; ++found)
        if (const QString text = findingText(found->second); !text.isEmpty())
            marks.push_back({found->first, kFindings, text});
}

void TimelinePanel::addFirings(std::vector<StepMark>& marks) const
{
    const std::uint64_t first = m_session.recorded().first;
    for (std::size_t i = 0; i < m_breakpoints.list().size(); ++i) {
        const Breakpoint& breakpoint = m_breakpoints.list()[i];
        const auto& steps = m_breakpoints.metSteps(i).all();
        if (!breakpoint.enabled)
            continue;
        const QString text = tr("Breakpoint: %1").arg(m_breakpoints.sentence(i));
        for (std::size_t at = std::min<std::size_t>(breakpoint.ignore, steps.size()); at < steps.size(); ++at)
            if (steps[at] >= first)
                marks.push_back({steps[at], kBreakpoints, text});
    }
}

void TimelinePanel::addStory(std::vector<StepMark>& marks) const
{
    if (!m_story || !m_story->story())
        return;
    const QString name = toQString(m_story->story()->name);
    for (const FoldedEvent& event : folded(m_story->story()->events))
        marks.push_back({event.event.step, kStory, tr("%1: %2").arg(name, markText(event))});
}

bool TimelinePanel::isEmpty() const { return m_chart->isHidden(); }

void TimelinePanel::refresh()
{
    const bool recorded = m_session.objects() != nullptr;
    if (m_chart->isHidden() == recorded) {
        m_chart->setVisible(recorded);
        m_empty->setVisible(!recorded);
        emit emptyChanged(!recorded);
    }
    if (recorded) {
        if (m_story)
            m_story->update();
        takeFindings();
        appendRecordedSteps();
        addMissedToOverlaps();
        listMarks();
        const StepRange range = m_session.recorded();
        m_chart->setRange(range.first, range.last);
        m_chart->setCursor(m_session.step());
    }
    showState();
}

void TimelinePanel::showState()
{
    const MadeSteps* const made = m_session.made();
    const auto dropped = made ? made->droppedSteps() : std::nullopt;
    m_bringBack->setVisible(dropped.has_value());
    const StepRange recorded = m_session.recorded();
    m_step->setText(m_session.objects() ? tr("Step %1 of %2 to %3")
                                              .arg(groupedCount(m_session.step()), groupedCount(recorded.first),
                                                   groupedCount(recorded.last))
                                        : tr("Nothing recorded."));
    m_memory->setVisible(m_session.capabilities().canMakeSteps);
    m_budget->setVisible(m_session.capabilities().canMakeSteps);
    m_memory->setText(tr("%1 of").arg(bytesText(made ? made->memory().used : 0)));
    m_budget->setCurrentIndex(m_budget->findData(static_cast<qulonglong>(made ? made->memory().budget : 0)));
}

} // namespace broadside
