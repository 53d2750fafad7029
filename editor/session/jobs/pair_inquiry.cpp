#include "editor/session/jobs/pair_inquiry.h"

#include <algorithm>

namespace broadside {

PairInquiry::PairInquiry(const ShownWorld& shownWorld, const StepSession& session, const Focus& focus,
                         const RunAudit* audit, const RunDiagnosis* diagnosis, QObject* parent)
    : QObject(parent)
    , m_shownWorld(shownWorld)
    , m_session(session)
    , m_focus(focus)
    , m_audit(audit)
    , m_diagnosis(diagnosis)
    , m_tested(new ShownTestedStep(session, this))
    , m_passages(new PairPassages(session, focus, this))
{
    if (m_audit)
        connect(m_audit, &RunAudit::changed, this, &PairInquiry::invalidate);
    if (m_diagnosis)
        connect(m_diagnosis, &RunDiagnosis::changed, this, &PairInquiry::invalidate);
    connect(&focus, &Focus::pinsChanged, this, &PairInquiry::restartWatch);
    connect(&session, &StepSession::stepped, this, &PairInquiry::onStepped);
    connect(&session, &StepSession::sought, this, &PairInquiry::restartWatch);
    connect(&session, &StepSession::worldChanged, this, &PairInquiry::restartWatch);
    connect(&shownWorld, &ShownWorld::changed, this, &PairInquiry::invalidate);
    connect(&session, &StepSession::stateChanged, this, &PairInquiry::invalidate);
    connect(m_tested, &ShownTestedStep::changed, this, &PairInquiry::invalidate);
    connect(m_passages, &PairPassages::changed, this, &PairInquiry::invalidate);
}

const std::optional<WhyAnswer>& PairInquiry::answer() const
{
    if (!m_isFresh)
        m_answer = ask();
    m_isFresh = true;
    return m_answer;
}

std::optional<WhyAnswer> PairInquiry::ask() const
{
    m_isComing = false;
    m_isAboutShown = false;
    const auto [a, b] = m_focus.pins();
    // For a game the boxes and shapes are enough for an answer, without a recorded broad phase.
    const bool needsBroadPhase = m_session.capabilities().hasOwnBroadPhase;
    const bool areKnown = m_shownWorld.objects().rowOf(a) && m_shownWorld.objects().rowOf(b);
    if (!areKnown || (!m_shownWorld.broadPhase() && needsBroadPhase))
        return std::nullopt;
    const ShownTestedStep::State tested = m_tested->look();
    m_isComing = tested == ShownTestedStep::State::Coming;
    if (m_isComing)
        return std::nullopt;
    m_isAboutShown = tested == ShownTestedStep::State::None && m_session.state() == StepSession::State::Running &&
                     m_session.capabilities().canMakeSteps;
    const Frame frame = tested == ShownTestedStep::State::Known ? m_tested->frame() : m_shownWorld.frame();
    const auto rowA = frame.objects().rowOf(a);
    const auto rowB = frame.objects().rowOf(b);
    return rowA && rowB ? std::optional(askIn(frame, *rowA, *rowB)) : std::nullopt;
}

WhyAnswer PairInquiry::askIn(const Frame& frame, ObjectIndex a, ObjectIndex b) const
{
    std::optional<PairWatch> watch = m_watch;
    if (!m_session.capabilities().hasEvents)
        watch.emplace(m_focus.pins()[0], m_focus.pins()[1]);
    const auto observe = [&](const std::vector<FoundPassage>& passages) {
        for (const FoundPassage& passage : passages)
            if (passage.step <= m_session.step() && (!watch->passage() || watch->passage()->step < passage.step))
                watch->observe({passage.step, passage.dt, passage.passage});
    };
    if (watch && m_audit)
        observe(m_audit->passages());
    if (watch)
        observe(m_passages->found());
    WhyAnswer answer = why(frame, a, b, watch ? &*watch : nullptr);
    (m_diagnosis ? m_diagnosis->pairCauses() : PairCauses()).tell(frame, a, b, answer);
    return answer;
}

std::optional<StepRange> PairInquiry::missedSteps() const
{
    const Diagnosis* diagnosis = m_diagnosis ? m_diagnosis->diagnosis() : nullptr;
    if (!diagnosis)
        return std::nullopt;
    const auto [a, b] = m_focus.pins();
    const auto isMiss = [&](const DiagnosedGroup& group) {
        return std::ranges::none_of(diagnosis->explanations, [&](const Explanation& explanation) {
            return explanation.rule == group.rule && explanation.symptom != Symptom::MissedPair;
        });
    };
    for (const DiagnosedGroup& group : diagnosis->groups)
        if (((group.a == a && group.b == b) || (group.a == b && group.b == a)) && isMiss(group))
            return StepRange{group.first, group.last};
    return std::nullopt;
}

void PairInquiry::onStepped(const StepReport& report)
{
    if (m_watch)
        m_watch->observe(report);
    invalidate();
}

void PairInquiry::restartWatch()
{
    const auto [a, b] = m_focus.pins();
    if (a.isNull() || b.isNull())
        m_tested->forget();
    m_watch = watched(m_session.step());
    invalidate();
}

/// What the steps up to `last` did with the two objects; nothing when events are not known.
std::optional<PairWatch> PairInquiry::watched(std::uint64_t last) const
{
    const auto [a, b] = m_focus.pins();
    if (!m_session.objects() || !m_session.capabilities().hasEvents || a.isNull() || b.isNull())
        return std::nullopt;
    PairWatch watch(a, b);
    for (std::uint64_t step = m_session.recorded().first; step <= last; ++step)
        watch.observe(m_session.at(step)->record->report);
    return watch;
}

std::optional<PairWatch> PairInquiry::wholeRun() const { return watched(m_session.recorded().last); }

void PairInquiry::invalidate()
{
    m_isFresh = false;
    emit changed();
}

} // namespace broadside
