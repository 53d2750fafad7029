#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace broadside {

class MessageBar;
class SimulationSession;

/// Says so when a step of the simulation takes long, for how long it has, and offers to leave it.
class SlowStep final : public QObject {
public:
    /// @pre both outlive this
    SlowStep(MessageBar& messages, SimulationSession& session, QObject* parent = nullptr);

private:
    void follow();
    void beginAnew();
    void show();
    void hideOwn();

    MessageBar& m_messages;
    SimulationSession& m_session;
    QTimer m_timer;
    QElapsedTimer m_clock; // of the step
    QString m_said;        // empty: nothing yet
};

} // namespace broadside
