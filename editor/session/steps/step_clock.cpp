#include "editor/session/steps/step_clock.h"

#include <limits>

namespace broadside {

StepClock::StepClock(QObject& owner, const std::function<void()>& tick)
    : m_timer(&owner)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &owner, tick);
}

void StepClock::start(StepSession::Pace pace, double secondsPerStep)
{
    m_pacer.start(secondsPerStep);
    m_sinceTick.start();
    changeInterval(pace, secondsPerStep);
}

void StepClock::changeInterval(StepSession::Pace pace, double secondsPerStep)
{
    m_timer.start(pace == StepSession::Pace::Fastest ? 0 : tickInterval(secondsPerStep));
}

int StepClock::stepsDue(bool catchesUp, double secondsPerStep)
{
    const double elapsed = static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9;
    return catchesUp ? std::numeric_limits<int>::max() : m_pacer.stepsDue(elapsed, secondsPerStep);
}

} // namespace broadside
