#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/session/simulation_session.h"

#include <QObject>

namespace broadside {

class MessageBar;

/// Updates the instances of a scene when another scene changes a template of the project, and when the scene is opened.
/// A message reports it, and it is an undo step of the scene. While a simulation is open, the update waits for its end.
class SharedFollower final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    SharedFollower(TemplateEdits& edits, const SimulationSession& session, MessageBar& messages);

    /// Updates all instances, because the scene or its project was opened.
    void followAll();

private:
    void follow(const std::vector<SharedChange>& changes);

    TemplateEdits& m_edits;
    MessageBar& m_messages;
    bool m_waits = false; // until the end of the simulation
};

} // namespace broadside
