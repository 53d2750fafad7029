#include "editor/session/pair_inquiry.h"

namespace broadside {

PairInquiry::PairInquiry(const Stage& stage, const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_stage(stage)
    , m_session(session)
    , m_focus(focus)
    , m_passages(new PairPassages(session, focus, this))
{
    connect(&focus, &Focus::pinsChanged, this, &PairInquiry::watchAnew);
    connect(&session, &StepSession::stepped, this, &PairInquiry::onStepped);
    connect(&session, &StepSession::sought, this, &PairInquiry::watchAnew);
    connect(&session, &StepSession::worldChanged, this, &PairInquiry::watchAnew);
    connect(&stage, &Stage::changed, this, &PairInquiry::invalidate);
    connect(m_passages, &PairPassages::changed, this, &PairInquiry::invalidate);
}

void PairInquiry::setAudit(const RunAudit& audit)
{
    m_audit = &audit;
    connect(m_audit, &RunAudit::changed, this, &PairInquiry::invalidate);
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
    const auto a = m_stage.objects().rowOf(m_focus.pins()[0]);
    const auto b = m_stage.objects().rowOf(m_focus.pins()[1]);
    const bool isTheirs = m_session.isRecording(); // of which there is something to say without a broad phase, too
    if (!a || !b || (!m_stage.broadPhase() && !isTheirs))
        return std::nullopt;
    const Frame frame = m_stage.frame();
    std::optional<PairWatch> watch = m_watch;
    if (isTheirs)
        watch.emplace(m_focus.pins()[0], m_focus.pins()[1]);
    const auto observe = [&](const std::vector<Audit::Passage>& passages) {
        for (const Audit::Passage& passage : passages)
            if (passage.step <= m_session.step() && (!watch->passage() || watch->passage()->step < passage.step))
                watch->observe({passage.step, passage.dt, passage.tunnelling});
    };
    if (watch && m_audit)
        observe(m_audit->tunnelled());
    if (watch)
        observe(m_passages->found());
    return why(frame, *a, *b, watch ? &*watch : nullptr);
}

void PairInquiry::onStepped(const StepReport& report)
{
    if (m_watch)
        m_watch->observe(report);
    invalidate();
}

void PairInquiry::watchAnew()
{
    m_watch.reset();
    const auto [a, b] = m_focus.pins();
    if (const History* history = m_session.history(); history && !a.isNull() && !b.isNull()) {
        m_watch.emplace(a, b);
        for (std::uint64_t step = history->firstStep(); step <= history->step(); ++step)
            m_watch->observe(history->at(step).report);
    }
    invalidate();
}

void PairInquiry::invalidate()
{
    m_isFresh = false;
    emit changed();
}

} // namespace broadside
