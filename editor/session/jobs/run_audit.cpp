#include "editor/session/jobs/run_audit.h"

#include "editor/document/scene_document.h"
#include "editor/session/made_steps.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kStepsAtOnce = 200; // Findings in a long recording are shown after each such part.

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
        if (!m_session.objects() || !m_session.capabilities().canMakeSteps)
            forget(); // The findings are about a scene that has changed.
    });
}

std::uint64_t RunAudit::missedCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.missed; });
}

std::uint64_t RunAudit::passageCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.passages; });
}

std::uint64_t RunAudit::hiddenCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& step) { return sum + step.second.hidden; });
}

std::span<const Audit::Miss> RunAudit::missedIn(std::uint64_t step) const { return ofStep(m_missed, step); }

std::span<const FoundPassage> RunAudit::passagesIn(std::uint64_t step) const { return ofStep(m_passages, step); }

std::optional<StepRange> RunAudit::auditedWithoutGap() const noexcept
{
    return m_audited && m_followedTo ? std::optional(StepRange{m_audited->first, *m_followedTo}) : std::nullopt;
}

std::optional<std::uint64_t> RunAudit::stepNow() const
{
    if (!m_session.capabilities().hasOwnBroadPhase)
        return m_session.step(); // The game's broad phase never changes.
    const auto recorded = m_session.at(m_session.step());
    const std::uint64_t step = m_session.step();
    const BroadPhaseSettings& now = recorded ? m_session.shown().broadPhase : m_document.scene().broadPhase;
    const bool wasAsked = m_onDemand && m_onDemand->step == step;
    const BroadPhaseSettings& audited = wasAsked   ? m_onDemand->broadPhase
                                        : recorded ? recorded->record->rest->broadPhase
                                                   : now;
    return audited == now ? std::optional(step) : std::nullopt;
}

std::span<const Audit::Miss> RunAudit::missedInShownStep() const
{
    const auto step = stepNow();
    return step ? missedIn(*step) : std::span<const Audit::Miss>{};
}

std::span<const FoundPassage> RunAudit::passagesInShownStep() const
{
    const auto step = stepNow();
    return step ? passagesIn(*step) : std::span<const FoundPassage>{};
}

// --- in the background thread --------------------------------------------------------------------------------------

RunAudit::Result RunAudit::audited(const Task& task, const std::stop_token& stop)
{
    Result result;
    result.broadPhase = task.broadPhase;
    const bool isOwn = task.source->knows().events; // The game's broad phase never changes.
    result.found = auditSteps(*task.source, task.steps, {kMostFindings, isOwn ? task.broadPhase : std::nullopt}, stop);
    if (task.source->frameCount() > 0)
        result.lastMark = task.source->markOf(task.source->frameOf(result.found.steps.last));
    return result;
}

// --- on the GUI thread ---------------------------------------------------------------------------------------------

void RunAudit::start(StepRange steps, const std::optional<BroadPhaseSettings>& broadPhase)
{
    // Includes the step before the first one, because a passage happens between two steps.
    const std::uint64_t before =
        std::max(m_session.recorded().first, steps.first - std::min<std::uint64_t>(1, steps.first));
    m_background.start([task = Task{steps, broadPhase, m_session.source({before, steps.last})}](
                           const std::stop_token& stop, const Background::Post&) { return audited(task, stop); },
                       [this](Result result) { take(std::move(result)); });
    emit changed();
}

void RunAudit::auditPresent()
{
    if (isRunning()) { // It is audited next.
        m_presentIsWanted = true;
        return;
    }
    m_presentIsWanted = false;
    if (!m_session.objects())
        return start({0, 0}, m_document.scene().broadPhase);
    const std::uint64_t step = m_session.step();
    start({step, step}, m_session.shown().broadPhase);
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
           markOf(m_session, *m_followedTo) == m_mark;
}

void RunAudit::followRecord()
{
    // The steps of a game without a broad phase can be audited at least for passages.
    const bool canBeAudited = m_session.broadPhase() || !m_session.capabilities().hasOwnBroadPhase;
    if (!m_session.objects() || !canBeAudited || !m_everyStep || isRunning())
        return;
    if (m_followedTo && !isContinued())
        forget();
    const StepRange recorded = m_session.recorded();
    if (!m_session.at(recorded.last))
        return;
    const std::uint64_t first = m_followedTo ? *m_followedTo + 1 : recorded.first;
    const std::uint64_t last =
        m_session.capabilities().canMakeSteps ? recorded.last : std::min(recorded.last, first + kStepsAtOnce);
    if (first <= recorded.last)
        start({first, last}, std::nullopt);
}

void RunAudit::take(Result result)
{
    AuditedSteps& found = result.found;
    if (found.problem || m_session.capabilities().canMakeSteps) // A recording is audited in parts, past damaged frames.
        m_problem = std::move(found.problem);
    forgetSteps(found.steps);
    m_counts.merge(found.byStep); // The steps have no counts: they were forgotten above.
    merge(m_missed, found.missed.listed);
    merge(m_passages, found.passages);
    merge(m_hidden, found.hidden);
    m_names.take(found.names);
    if (!m_audited)
        m_audited = found.steps;
    *m_audited = {std::min(m_audited->first, found.steps.first), std::max(m_audited->last, found.steps.last)};
    if (result.broadPhase) {
        m_onDemand = OnDemand{found.steps.last, *result.broadPhase};
    } else {
        m_followedTo = found.steps.last;
        m_mark = result.lastMark;
        if (m_onDemand && m_onDemand->step >= found.steps.first && m_onDemand->step <= found.steps.last)
            m_onDemand.reset();
    }
    if (m_presentIsWanted)
        auditPresent();
    else
        followRecord();
    emit changed();
}

void RunAudit::onRecordChanged()
{
    const auto dropped = m_session.made() ? m_session.made()->droppedSteps() : std::nullopt;
    if (const auto first = dropped ? m_session.at(dropped->first) : std::nullopt) {
        const Fork fork{*dropped, first->mark, first->record->rest->broadPhase};
        if (m_fork != fork)
            forgetAfter(dropped->first - 1);
        m_fork = fork;
    }
    followRecord();
}

void RunAudit::onWorldChanged()
{
    if (!m_session.capabilities().canMakeSteps || m_session.recorded().last == 0)
        forget();
    followRecord();
    emit changed(); // Findings of the shown step may not belong to its broad phase any more.
}

void RunAudit::forget()
{
    m_background.cancel();
    m_presentIsWanted = false;
    m_missed.clear();
    m_passages.clear();
    m_hidden.clear();
    m_names = {};
    m_counts.clear();
    m_audited.reset();
    m_followedTo.reset();
    m_onDemand.reset();
    m_problem.reset();
    emit changed();
}

/// Forgets what was found in another future.
void RunAudit::forgetAfter(std::uint64_t step)
{
    m_background.cancel(); // It may be about the other future.
    if (!m_audited || m_audited->last <= step)
        return;
    forgetSteps({step + 1, m_audited->last});
    m_audited->last = step;
    if (m_audited->first > step)
        m_audited.reset();
    if (m_followedTo && *m_followedTo > step) {
        m_followedTo.reset();
        if (const auto last = m_session.at(step)) {
            m_followedTo = step;
            m_mark = last->mark;
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
    std::erase_if(m_passages, isOneOf);
    std::erase_if(m_hidden, isOneOf);
    m_counts.erase(m_counts.lower_bound(steps.first), m_counts.upper_bound(steps.last));
}

} // namespace broadside
