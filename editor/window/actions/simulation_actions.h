#pragma once

#include "editor/session/step_session.h"

#include <QObject>

#include <optional>

class QAction;

namespace broadside {

class ActionRegistry;

/// Run, pause, step, step back, go to the ends of the record, and change the speed.
class SimulationActions final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this.
    SimulationActions(ActionRegistry& actions, StepSession& session);

private:
    void addRun(ActionRegistry& actions);
    void addTime(ActionRegistry& actions);
    void addSpeed(ActionRegistry& actions);
    void follow();
    void showRun();
    void showTime();
    void showSpeed();
    [[nodiscard]] bool makesSteps() const { return m_session.capabilities().canMakeSteps; }

    StepSession& m_session;
    QAction* m_run = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_step = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_stepBack = nullptr;
    QAction* m_firstStep = nullptr;
    QAction* m_lastStep = nullptr;
    QAction* m_otherFuture = nullptr;
    QAction* m_slower = nullptr;
    QAction* m_faster = nullptr;
    /// The state for which the actions of time travel were last enabled. It is compared after every step and seldom
    /// changes.
    struct TimeShown {
        bool live = false;
        bool past = false;
        bool future = false;
        std::uint64_t first = 0;
        std::optional<StepRange> dropped;
        friend bool operator==(const TimeShown&, const TimeShown&) = default;
    };
    std::optional<TimeShown> m_timeShown;
};

} // namespace broadside
