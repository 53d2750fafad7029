#pragma once

#include "core/dynamics/input.h"
#include "editor/session/shared_edit.h"

#include <QUndoStack>

#include <cstddef>
#include <vector>

namespace broadside {

/// What the next step of a simulation will get: edits of the world, which can be taken back until then, and after them
/// shots and steering.
class PendingInputs {
public:
    [[nodiscard]] const std::vector<SharedEdit>& edits() const noexcept { return m_edits; }
    [[nodiscard]] bool hasEdits() const noexcept { return !m_edits.empty(); }
    [[nodiscard]] bool hasShots() const noexcept { return !m_shots.empty(); } ///< Or steering.
    [[nodiscard]] std::size_t shotCount() const noexcept { return m_shots.size(); }
    [[nodiscard]] bool isEmpty() const noexcept { return m_edits.empty() && m_shots.empty(); }
    [[nodiscard]] std::vector<Input> all() const; ///< In the order in which the step applies them.

    void addShot(Input shot) { m_shots.push_back(std::move(shot)); }
    void addEdit(SharedEdit edit);
    void takeBackEdit(); ///< The last one. @pre hasEdits()
    void joinEdits();    ///< Makes one of the last two. @pre there are two
    void noteEdited() noexcept { ++m_editCount; }

    /// The edits, and the first `shots` of the shots, are part of a step now. True when the undo stack had something to
    /// redo, which it has forgotten: an id that it would use again may belong to another object by then.
    [[nodiscard]] bool take(std::size_t shots);
    void dropShots(std::size_t count); ///< The first so many: nothing will come of them.
    void dropShots() { m_shots.clear(); }
    void forgetEdits(); ///< And how they were undone.

    /// Edits of the same era are pending, or are not, together.
    [[nodiscard]] quint64 era() const noexcept { return m_era; }
    /// Counts the edits, and what takes them back: the same number, the same edits.
    [[nodiscard]] quint64 editCount() const noexcept { return m_editCount; }
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; } ///< Of the edits.

private:
    std::vector<SharedEdit> m_edits;
    std::vector<Input> m_shots;
    quint64 m_era = 0;
    quint64 m_editCount = 0;
    QUndoStack m_undoStack;
};

} // namespace broadside
