#include "editor/session/jobs/run_audit.h"

#include "core/trace/recording_work.h"
#include "editor/document/scene_document.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kStepsAtOnce = 200; // of a recording, which may be long: then what was found is shown

template<class Finding>
std::span<const Finding> ofStep(const std::vector<Finding>& findings, std::uint64_t step)
{
    const auto first = std::ranges::lower_bound(findings, step, {}, &Finding::step);
    const auto last = std::ranges::upper_bound(findings, step, {}, &Finding::step);
    return {first, last};
}

template<class Finding>
void merge(std::vector<Finding>& all, const std::vector<Finding>& found)
{
    const auto middle = static_cast<std::ptrdiff_t>(all.size());
    const std::size_t room = RunAudit::kMostFindings - std::min(RunAudit::kMostFindings, all.size());
    all.insert(all.end(), found.begin(), found.begin() + static_cast<std::ptrdiff_t>(std::min(room, found.size())));
    std::inplace_merge(all.begin(), all.begin() + middle, all.end(),
                       [](const Finding& a, const Finding& b) { return a.step < b.step; });
}

} // namespace

RunAudit::RunAudit(const SceneDocument& document, const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
{
    connect(&session, &StepSession::worldChanged, this, &RunAudit::onWorldChanged);
    connect(&session, &StepSession::recordedChanged, this, &RunAudit::onRecordChanged);
    connect(&document, &SceneDocument::changed, this, [this] {
        if (!m_session.world())
            forget(); // about a scene that is another now
    });
}

std::uint64_t RunAudit::missedCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.missed; });
}

std::uint64_t RunAudit::tunnelledCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.tunnelled; });
}

std::uint64_t RunAudit::hiddenCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.hidden; });
}

std::span<const Audit::Miss> RunAudit::missedIn(std::uint64_t step) const { return ofStep(m_missed, step); }

std::span<const Audit::Passage> RunAudit::tunnelledIn(std::uint64_t step) const { return ofStep(m_tunnelled, step); }

std::optional<std::uint64_t> RunAudit::stepNow() const
{
    if (!m_session.capabilities().hasOwnBroadPhase)
        return m_session.step(); // the game's own broad phase is always the same
    const History* history = m_session.history();
    const std::uint64_t step = history ? history->step() : 0;
    const BroadPhaseSettings& now = history ? m_session.broadPhaseSettings() : m_document.scene().broadPhase;
    const bool wasAsked = m_onDemand && m_onDemand->step == step;
    const BroadPhaseSettings& audited = wasAsked  ? m_onDemand->broadPhase
                                        : history ? history->at(step).rest->broadPhase
                                                  : now;
    return audited == now ? std::optional(step) : std::nullopt;
}

std::span<const Audit::Miss> RunAudit::missedNow() const
{
    const auto step = stepNow();
    return step ? missedIn(*step) : std::span<const Audit::Miss>{};
}

std::span<const Audit::Passage> RunAudit::tunnelledNow() const
{
    const auto step = stepNow();
    return step ? tunnelledIn(*step) : std::span<const Audit::Passage>{};
}

// --- beside the GUI thread -----------------------------------------------------------------------------------------

/// Where it does not go on from the audit before, the step before the first is looked at, too: what passes through
/// something does so between two.
void RunAudit::auditRecord(Task& task, const std::stop_token& stop, Result& result)
{
    World& world = task.auditor->world; // by name: clang 14 captures no structured bindings
    Audit& audit = task.auditor->audit;
    std::optional<std::uint64_t>& last = task.auditor->last;
    History& record = *task.record;
    const bool goesOn = task.steps.first > 0 && last == task.steps.first - 1;
    if (!goesOn)
        audit = {};
    if (!goesOn && record.firstStep() < task.steps.first) {
        record.seek(world, record.firstStep());
        audit.startFrom(world);
    }
    last.reset();
    for (std::uint64_t step = task.steps.first; step <= task.steps.last && !stop.stop_requested(); ++step) {
        const bool isAnother = task.broadPhase && record.at(step).rest->broadPhase != *task.broadPhase;
        record.repeat(world, step, [&](const World& tested) {
            if (isAnother)
                result.problem = audit.observeTestedWith(*task.broadPhase, tested);
            else
                audit.observeTested(tested);
        });
        if (isAnother && step == record.firstStep()) // which was only gone to
            result.problem = world.setBroadPhase(*task.broadPhase);
        const StepReport report = record.report(world);
        audit.observe(world, step > record.firstStep() ? &report : nullptr);
        last = isAnother ? std::nullopt : std::optional(step);
        result.steps.last = step;
        result.lastMark = record.at(step).mark;
        if (audit.findings() >= kMostFindings)
            break;
    }
}

RunAudit::Result RunAudit::auditSteps(Task task, const std::stop_token& stop)
{
    Result result;
    result.steps = task.steps;
    result.broadPhase = task.broadPhase;
    if (task.recording) {
        trace::AuditedSteps audited = trace::auditSteps(*task.recording, task.steps, kMostFindings, stop);
        result.steps = audited.steps;
        result.unlisted = audited.missed.unlisted;
        result.missed = std::move(audited.missed.listed);
        result.tunnelled = std::move(audited.tunnelled);
        result.hidden = std::move(audited.hidden);
        result.names = std::move(audited.names);
        result.problem = std::move(audited.problem);
        result.lastMark = audited.steps.last + 1; // as TraceSession::markOf()
        return result;
    }
    if (!task.auditor) {
        auto world = World::fromScene(*task.scene);
        if (!world) {
            result.problem = world.problem();
            return result;
        }
        task.auditor = std::make_shared<Auditor>(Auditor{std::move(*world), {}, {}});
    }
    Audit& audit = task.auditor->audit;
    if (task.record)
        auditRecord(task, stop, result);
    else
        audit.observe(task.auditor->world);
    result.unlisted = audit.misses().unlisted;
    result.missed = audit.takeMissed();
    result.tunnelled = audit.takeTunnelled();
    result.auditor = std::move(task.auditor);
    return result;
}

// --- on the GUI thread ---------------------------------------------------------------------------------------------

void RunAudit::start(StepRange steps, const std::optional<BroadPhaseSettings>& broadPhase)
{
    Task task;
    task.steps = steps;
    task.broadPhase = broadPhase;
    task.auditor = std::move(m_auditor);
    task.recording = m_session.recording();
    if (!task.auditor && !task.recording)
        task.scene = m_session.scene();
    if (const History* history = m_session.history())
        task.record = history->excerpt(
            {std::max(history->firstStep(), steps.first - std::min<std::uint64_t>(1, steps.first)), steps.last});
    m_background.start(
        [task = std::move(task)](const std::stop_token& stop, const Background::Post&) mutable {
            return auditSteps(std::move(task), stop);
        },
        [this](Result result) { take(std::move(result)); });
    emit changed();
}

void RunAudit::auditPresent()
{
    if (isRunning()) { // not lost: it is next
        m_presentIsWanted = true;
        return;
    }
    m_presentIsWanted = false;
    if (!m_session.objects())
        return start({0, 0}, m_document.scene().broadPhase);
    const std::uint64_t step = m_session.step();
    start({step, step}, m_session.broadPhaseSettings());
}

void RunAudit::setEveryStep(bool every)
{
    m_everyStep = every;
    followRecord();
    emit changed();
}

bool RunAudit::isContinued() const
{
    const StepRange recorded = m_session.recorded();
    return m_followedTo && *m_followedTo >= recorded.first && *m_followedTo <= recorded.last &&
           m_session.markOf(*m_followedTo) == m_mark;
}

void RunAudit::followRecord()
{
    const bool canBeAudited =
        m_session.broadPhase() || !m_session.capabilities().hasOwnBroadPhase; // at least for passages
    if (!m_session.objects() || !canBeAudited || !m_everyStep || isRunning())
        return;
    if (m_followedTo && !isContinued())
        forget();
    const StepRange recorded = m_session.recorded();
    const std::uint64_t first = m_followedTo ? *m_followedTo + 1 : recorded.first;
    const std::uint64_t last =
        m_session.capabilities().canMakeSteps ? recorded.last : std::min(recorded.last, first + kStepsAtOnce);
    if (first <= recorded.last)
        start({first, last}, std::nullopt);
}

void RunAudit::take(Result result)
{
    if (result.problem ||
        m_session.capabilities().canMakeSteps) // a recording is audited in pieces, past damaged frames
        m_problem = std::move(result.problem);
    m_auditor = std::move(result.auditor);
    forgetSteps(result.steps);
    count(result);
    merge(m_missed, result.missed);
    merge(m_tunnelled, result.tunnelled);
    merge(m_hidden, result.hidden);
    m_names.take(result.names);
    if (!m_audited)
        m_audited = result.steps;
    *m_audited = {std::min(m_audited->first, result.steps.first), std::max(m_audited->last, result.steps.last)};
    if (result.broadPhase) {
        m_onDemand = OnDemand{result.steps.last, *result.broadPhase};
    } else {
        m_followedTo = result.steps.last;
        m_mark = result.lastMark;
        if (m_onDemand && m_onDemand->step >= result.steps.first && m_onDemand->step <= result.steps.last)
            m_onDemand.reset();
    }
    if (m_presentIsWanted)
        auditPresent();
    else
        followRecord();
    emit changed();
}

void RunAudit::count(const Result& result)
{
    for (const Audit::Miss& miss : result.missed)
        ++m_counts[miss.step].missed;
    for (const Audit::Passage& passage : result.tunnelled)
        ++m_counts[passage.step].tunnelled;
    for (const Audit::Hidden& hidden : result.hidden)
        ++m_counts[hidden.step].hidden;
    if (result.unlisted > 0)
        m_counts[result.steps.last].missed += result.unlisted;
}

void RunAudit::onRecordChanged()
{
    const auto dropped = m_session.droppedFuture();
    if (const History* history = m_session.history(); history && dropped && dropped->first <= history->lastStep()) {
        const StepRecord& first = history->at(dropped->first);
        const Fork fork{*dropped, first.mark, first.rest->broadPhase};
        if (m_fork != fork)
            forgetAfter(dropped->first - 1);
        m_fork = fork;
    }
    followRecord();
}

void RunAudit::onWorldChanged()
{
    const History* history = m_session.history();
    if (!history || history->lastStep() == 0)
        forget();
    followRecord();
    emit changed(); // what is of the moment that is shown may not be of its broad phase any more
}

void RunAudit::forget()
{
    m_background.cancel();
    m_presentIsWanted = false;
    m_missed.clear();
    m_tunnelled.clear();
    m_hidden.clear();
    m_names = {};
    m_counts.clear();
    m_audited.reset();
    m_followedTo.reset();
    m_onDemand.reset();
    m_problem.reset();
    m_auditor.reset();
    emit changed();
}

/// What was found in another future is no part of this one.
void RunAudit::forgetAfter(std::uint64_t step)
{
    m_background.cancel(); // it may be about the other one
    if (!m_audited || m_audited->last <= step)
        return;
    forgetSteps({step + 1, m_audited->last});
    m_audited->last = step;
    if (m_audited->first > step)
        m_audited.reset();
    const History& history = *m_session.history();
    if (m_followedTo && *m_followedTo > step) {
        m_followedTo.reset();
        if (step >= history.firstStep()) {
            m_followedTo = step;
            m_mark = history.at(step).mark;
        }
    }
    emit changed();
}

void RunAudit::forgetSteps(StepRange steps)
{
    const auto isOneOf = [steps](const auto& finding) {
        return finding.step >= steps.first && finding.step <= steps.last;
    };
    std::erase_if(m_missed, isOneOf);
    std::erase_if(m_tunnelled, isOneOf);
    std::erase_if(m_hidden, isOneOf);
    m_counts.erase(m_counts.lower_bound(steps.first), m_counts.upper_bound(steps.last));
}

} // namespace broadside
