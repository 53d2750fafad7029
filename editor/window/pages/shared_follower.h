#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/session/simulation_session.h"

#include <QObject>

namespace broadside {

class MessageBar;

/// Lets the instances of a scene follow the templates of its project: when somebody else changes one, and when the
/// scene is opened. A message says so; it is an undo step of the scene. While a simulation is open it waits for its
/// end.
class SharedFollower final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    SharedFollower(TemplateEdits& edits, const SimulationSession& session, MessageBar& messages);

    /// Everything: the scene was opened, or its project was.
    void followAll();

private:
    void follow(const std::vector<SharedChange>& changes);

    TemplateEdits& m_edits;
    MessageBar& m_messages;
    bool m_waits = false; // for the end of the simulation
};

} // namespace broadside
