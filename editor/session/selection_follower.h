#pragma once

#include "editor/document/focus.h"
#include "editor/session/simulation_session.h"

#include <QObject>

#include <cstddef>

namespace broadside {

/// Keeps the selection to objects that exist when edits in a simulation remove or restore objects, and when the
/// simulation ends. Objects that a hit removed stay selected: they return at an earlier step.
class SelectionFollower final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    SelectionFollower(const SceneDocument& document, Focus& focus, SimulationSession& session,
                      QObject* parent = nullptr);

private:
    void onEdited();
    void onWorldChanged();

    const SceneDocument& m_document;
    Focus& m_focus;
    SimulationSession& m_session;
    std::size_t m_placed = 0; // Numbers of objects: most edits neither add nor remove any.
    std::size_t m_takenOut = 0;
};

} // namespace broadside
