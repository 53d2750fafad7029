#pragma once

#include "core/dynamics/input.h"
#include "editor/session/shared_edit.h"

#include <QUndoStack>

#include <cstddef>
#include <vector>

namespace broadside {

/// The inputs of a simulation's next step: edits of the world, which can be reverted until then, followed by shots and
/// steering.
class PendingInputs {
public:
    [[nodiscard]] const std::vector<SharedEdit>& edits() const noexcept { return m_edits; }
    [[nodiscard]] bool hasEdits() const noexcept { return !m_edits.empty(); }
    [[nodiscard]] bool hasShots() const noexcept { return !m_shots.empty(); } ///< True also for steering.
    [[nodiscard]] std::size_t shotCount() const noexcept { return m_shots.size(); }
    [[nodiscard]] bool isEmpty() const noexcept { return m_edits.empty() && m_shots.empty(); }
    [[nodiscard]] std::vector<Input> all() const; ///< All inputs in the order in which the step applies them.

    void addShot(Input shot) { m_shots.push_back(std::move(shot)); }
    void addEdit(SharedEdit edit);
    void revertEdit(); ///< Removes the last one. @pre hasEdits()
    void joinEdits();  ///< Joins the last two. @pre there are two
    void noteEdited() noexcept { ++m_editCount; }

    /// The edits and the first `shots` shots are now part of a step. Returns true when the undo stack lost steps to
    /// redo: their ids may belong to other objects by then.
    [[nodiscard]] bool take(std::size_t shots);
    void dropShots(std::size_t count); ///< Removes the first ones without applying them.
    void dropShots() { m_shots.clear(); }
    void forgetEdits(); ///< Clears the undo stack, too.

    /// Edits of the same era are either all pending or all part of a step.
    [[nodiscard]] quint64 era() const noexcept { return m_era; }
    /// Counts edits and reverts: equal numbers mean equal edits.
    [[nodiscard]] quint64 editCount() const noexcept { return m_editCount; }
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; } ///< Undo stack of the edits.

private:
    std::vector<SharedEdit> m_edits;
    std::vector<Input> m_shots;
    quint64 m_era = 0;
    quint64 m_editCount = 0;
    QUndoStack m_undoStack;
};

} // namespace broadside
