#pragma once

#include <QtGlobal>

#include <algorithm>

namespace broadside {

/// Milliseconds. The window must answer between two ticks, however long a step takes.
inline constexpr qint64 kTickBudget = 25;

/// Milliseconds between two ticks: a little faster than the steps, so that the pacer decides and not the rounding.
[[nodiscard]] inline int tickInterval(double dt) noexcept
{
    return static_cast<int>(std::clamp(dt * 1000.0 - 1.0, 1.0, 1000.0));
}

/// How many steps a tick of the clock owes, so that dt of simulated time takes dt of real time.
///
/// A tick that comes late catches up by at most kMostSteps; what it still owes is forgotten, so that a machine that is
/// too slow, or was asleep, runs slower and never ends in an avalanche of steps. Knows no clock: time is handed in.
class StepPacer {
public:
    static constexpr int kMostSteps = 4;

    /// The first tick owes one step at once. @pre dt > 0, seconds.
    void start(double dt) noexcept { m_owed = dt; }

    /// Seconds since the last call or start(). @pre dt > 0
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
    double m_owed = 0.0; // seconds
};

} // namespace broadside
