#pragma once

#include "editor/session/step_session.h"
#include "editor/session/steps/step_pacer.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace broadside {

/// The clock of a run. In each tick it makes the steps that are due.
class StepClock final {
public:
    /// `tick` is called from the event loop while the clock runs, and calls makeDue(). @pre the owner outlives this
    StepClock(QObject& owner, const std::function<void()>& tick);

    /// The first tick makes one step at once. @pre secondsPerStep > 0
    void start(StepSession::Pace pace, double secondsPerStep);
    /// Changes the time for a step; time that is owed stays owed. @pre it runs
    void changeInterval(StepSession::Pace pace, double secondsPerStep);
    void stop() { m_timer.stop(); }
    [[nodiscard]] int interval() const { return m_timer.interval(); } ///< Milliseconds.

    /// Calls advance() for each due step while goesOn() is true and the window still answers. With `catchesUp` the
    /// number of due steps is unlimited.
    template<class GoesOn, class Advance>
    void makeDue(bool catchesUp, double secondsPerStep, GoesOn&& goesOn, Advance&& advance)
    {
        int due = stepsDue(catchesUp, secondsPerStep);
        m_sinceTick.start();
        for (; due > 0 && goesOn() && m_sinceTick.elapsed() < kTickBudget; --due)
            advance();
    }

private:
    [[nodiscard]] int stepsDue(bool catchesUp, double secondsPerStep);

    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    StepPacer m_pacer;
};

} // namespace broadside
