#pragma once

#include "editor/session/step_session.h"

#include <QObject>

namespace broadside {

class Actions;

/// Slow motion by key: Slower and Faster halve and double the speed of a session that runs, or will run.
class SpeedActions final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this.
    SpeedActions(const Actions& actions, StepSession& session, QObject* parent);

private:
    void showAvailable();

    const Actions& m_actions;
    StepSession& m_session;
};

} // namespace broadside
