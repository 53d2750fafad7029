#pragma once

#include "core/dynamics/world.h"
#include "editor/commands/scene_command.h"
#include "editor/session/simulation_session.h"

namespace broadside {

/// Edits objects of the world of a simulation: an input of its next step. The scene stays as it is.
///
/// Undo, before that step: as if it had never been. After it: what puts the objects back is an input, too; what has
/// happened is not undone, it can be gone back to. Commands of one gesture merge into one.
class EditWorld final : public QUndoCommand {
public:
    /// `back` is what takes `there` back. @pre the session has a world, and outlives the command (it owns the stack)
    EditWorld(SimulationSession& session, const QString& text, EditInput there, EditInput back, GestureId gesture);
    void redo() override;
    void undo() override;
    int id() const override { return static_cast<int>(CommandId::EditWorld); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    [[nodiscard]] bool putsBack() const;

    SimulationSession& m_session;
    SharedEdit m_there;
    SharedEdit m_back;
    GestureId m_gesture;
    quint64 m_era = 0;   // in which redo() gave its edit to the session
    bool m_isOne = true; // that edit is all of it: no step got a part
};

} // namespace broadside
