#include "editor/session/steps/examined_steps.h"

#include "editor/session/step_session.h"

namespace broadside {

ExaminedSteps::ExaminedSteps(const StepSession& session, StepRange steps)
    : m_steps(steps)
    , m_mark(markOf(session, steps.last))
{}

bool ExaminedSteps::areStillIn(const StepSession& session) const
{
    if (!session.objects())
        return false;
    const StepRange recorded = session.recorded();
    return m_steps.first <= recorded.first && m_steps.last >= recorded.first && m_steps.last <= recorded.last &&
           markOf(session, m_steps.last) == m_mark;
}

bool ExaminedSteps::areAllOf(const StepSession& session) const
{
    return areStillIn(session) && session.recorded().last == m_steps.last && session.recorded().first == m_steps.first;
}

bool canBeExamined(const StepSession& session)
{
    const bool isPaused = session.state() == StepSession::State::Paused;
    return session.objects() && (isPaused || !session.capabilities().canMakeSteps);
}

} // namespace broadside
