#pragma once

#include "editor/session/step_session.h"

#include <QObject>

#include <optional>

class QAction;

namespace broadside {

class ActionRegistry;

/// Going through time: run, pause, step, back, to the ends of the record, slower and faster.
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
    /// What the actions that go through time were last enabled for: asked after every step, seldom different.
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
