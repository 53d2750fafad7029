#include "editor/window/pages/run_again.h"

#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/step_session.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/message_bar.h"

#include <QTimer>

#include <utility>

namespace broadside {

RunAgain::RunAgain(MessageBar& messages, StepSession& steps, RunDiagnosis& diagnosis)
    : m_messages(messages)
    , m_steps(steps)
    , m_diagnosis(diagnosis)
{
    connect(&steps, &StepSession::stepped, this, &RunAgain::checkLater);
    connect(&steps, &StepSession::stateChanged, this, &RunAgain::checkLater);
    connect(&steps, &StepSession::makingChanged, this, &RunAgain::checkLater);
}

void RunAgain::offer(const SceneSeen& seen)
{
    if (seen.run.last == 0 || m_steps.objects())
        return;
    const QString last = grouped(seen.run.last);
    m_messages.show(MessageBar::Kind::Info, tr("In the last session, this scene was simulated to step %1.").arg(last));
    m_messages.offer(seen.run.isDiagnosed ? tr("Run to step %1 and diagnose").arg(last)
                                          : tr("Run to step %1").arg(last),
                     tr("Make these steps again. Shots and edits of that run are not repeated."),
                     [this, run = seen.run] { start(run); });
}

void RunAgain::start(const RunSeen& run)
{
    m_messages.hideInfo();
    if (m_steps.objects())
        return; // another run has begun
    m_repeated = run;
    m_steps.stepMany(run.last);
    checkLater();
}

/// After all others have received the step.
void RunAgain::checkLater()
{
    if (m_repeated)
        QTimer::singleShot(0, this, &RunAgain::check);
}

void RunAgain::check()
{
    if (!m_repeated)
        return;
    const bool isUnderWay = m_steps.isMaking() || m_steps.state() == StepSession::State::Running;
    if (m_steps.objects() && m_steps.step() < m_repeated->last && isUnderWay)
        return;
    const RunSeen run = *std::exchange(m_repeated, std::nullopt);
    if (!m_steps.objects())
        return; // it was stopped, or no world could be made
    if (run.isDiagnosed)
        m_diagnosis.start();
    if (run.step < m_steps.step())
        m_steps.seek(run.step);
}

} // namespace broadside
