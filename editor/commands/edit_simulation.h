#pragma once

#include "core/dynamics/world.h"
#include "editor/commands/scene_command.h"
#include "editor/session/simulation_session.h"

namespace broadside {

/// Edits objects in a simulation's world, as an input of its next step. The scene is not changed.
///
/// Undo before that step removes the edit completely. Undo after the step adds an input that restores the objects;
/// steps stay as they happened, and the user can go back to them. Commands of one gesture merge into one.
class EditSimulation final : public QUndoCommand {
public:
    /// `back` reverts `there`. @pre the session has a world, and outlives the command (it owns the stack)
    EditSimulation(SimulationSession& session, const QString& text, EditInput there, EditInput back, GestureId gesture);
    void redo() override;
    void undo() override;
    int id() const override { return static_cast<int>(CommandId::EditSimulation); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    [[nodiscard]] bool putsBack() const;

    SimulationSession& m_session;
    SharedEdit m_there;
    SharedEdit m_back;
    GestureId m_gesture;
    quint64 m_era = 0;        // Era of the session in which redo() added the edit.
    bool m_isComplete = true; // The edit is complete in this era: no step has applied a part of it.
};

} // namespace broadside
