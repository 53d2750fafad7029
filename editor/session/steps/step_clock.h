#pragma once

#include "editor/session/step_session.h"
#include "editor/session/steps/step_pacer.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace broadside {

/// The clock of a run: it ticks, and in each tick it asks for the steps that are due.
class StepClock final {
public:
    /// `tick` is called from the event loop while the clock runs; it calls makeDue(). @pre the owner outlives this
    StepClock(QObject& owner, const std::function<void()>& tick);

    /// The first tick owes one step at once. @pre secondsPerStep > 0
    void start(StepSession::Pace pace, double secondsPerStep);
    /// A step takes so long from now on, and what is owed stays owed. @pre it runs
    void changeInterval(StepSession::Pace pace, double secondsPerStep);
    void stop() { m_timer.stop(); }
    [[nodiscard]] int interval() const { return m_timer.interval(); } ///< Milliseconds.

    /// Calls advance() for each step that is due, or as often as the window still answers where `catchesUp`; as long as
    /// goesOn().
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
