#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace broadside {

class MessageBar;
class SimulationSession;

/// Reports how long a step of the simulation has taken so far, when it takes long, and offers to cancel it.
class SlowStep final : public QObject {
    Q_OBJECT

public:
    /// @pre both outlive this
    SlowStep(MessageBar& messages, SimulationSession& session, QObject* parent = nullptr);

private:
    void follow();
    void restartClock();
    void show();
    void hideOwn();

    MessageBar& m_messages;
    SimulationSession& m_session;
    QTimer m_timer;
    QElapsedTimer m_clock; // measures the current step
    QString m_said;        // the message that was shown; empty: none yet
};

} // namespace broadside
