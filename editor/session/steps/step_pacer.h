#pragma once

#include <QtGlobal>

#include <algorithm>

namespace broadside {

/// Milliseconds of work in one tick: the window must answer between two ticks, regardless of the cost of a step.
inline constexpr qint64 kTickBudget = 25;

/// Milliseconds between two ticks: a little less than a step, so that the pacer decides and not the rounding.
[[nodiscard]] inline int tickInterval(double dt) noexcept
{
    return static_cast<int>(std::clamp(dt * 1000.0 - 1.0, 1.0, 1000.0));
}

/// How many steps are due in a tick, so that dt of simulated time takes dt of real time.
///
/// A late tick catches up by at most kMostSteps, and the remaining time is dropped. So a machine that is too slow, or
/// was suspended, runs slower and never has to make a growing number of steps. Has no clock: the caller passes the
/// time.
class StepPacer {
public:
    static constexpr int kMostSteps = 4;

    /// The first tick makes one step at once. @pre dt > 0, seconds
    void start(double dt) noexcept { m_owed = dt; }

    /// `elapsed`: seconds since the last call or start(). @pre dt > 0
    [[nodiscard]] int stepsDue(double elapsed, double dt) noexcept
    {
        m_owed += std::max(0.0, elapsed);
        const double steps = m_owed / dt;
        if (steps >= kMostSteps) {
            m_owed = 0.0;
            return kMostSteps;
        }
        const int due = static_cast<int>(steps);
        m_owed -= due * dt;
        return due;
    }

private:
    double m_owed = 0.0; // Seconds.
};

} // namespace broadside
