#pragma once

#include <QObject>
#include <QString>

namespace broadside {

class MessageBar;
class Settings;
class SimulationSession;

/// Tells the user when nothing moves in the simulation any more, and remembers whether runs pause then.
class RestNotice final : public QObject {
    Q_OBJECT

public:
    /// @pre all outlive this
    RestNotice(MessageBar& messages, SimulationSession& session, Settings& settings, QObject* parent);

private:
    void tell(quint64 step, quint64 departed);
    void takeBack();

    MessageBar& m_messages;
    SimulationSession& m_session;
    QString m_told; // the message that was shown; empty: none
};

} // namespace broadside
