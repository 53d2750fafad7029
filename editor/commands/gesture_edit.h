#pragma once

#include "editor/commands/object_edits.h"

#include <vector>

namespace broadside {

/// Objects that one gesture changes again and again: one undo step, and none when it ends where it began.
///
/// It ends by itself when somebody else edits (our objects may be gone, our step may be undone), or begins or ends a
/// simulation meanwhile, by key.
class GestureEdit {
public:
    /// `before`: as find() says now. `kind` is Moved or Edited. @pre `edits` outlives this
    GestureEdit(ObjectEdits& edits, std::vector<ObjectPtr> before, SceneChange::Kind kind);

    [[nodiscard]] const std::vector<ObjectPtr>& before() const noexcept { return m_before; }
    [[nodiscard]] const std::vector<ObjectId>& ids() const noexcept { return m_ids; } ///< In the order of before().
    /// `wanted` when it is one of them, else the first of them; null without any.
    [[nodiscard]] ObjectId oneOf(ObjectId wanted) const noexcept;
    [[nodiscard]] bool hasEnded() const;

    /// Puts each of `after` in the place of the one before(): "Move 3 objects" with the verb "Move". What a hit removed
    /// meanwhile is passed over. False, and nothing happens, once it has ended. @pre as many as before()
    bool replace(const QString& verb, const std::vector<ObjectPtr>& after);
    /// As if nothing had been, and leaves no step.
    bool putBack(const QString& verb) { return !m_hasEdited || replace(verb, m_before); }

private:
    ObjectEdits& m_edits;
    std::vector<ObjectPtr> m_before;
    std::vector<ObjectId> m_ids;
    SceneChange::Kind m_kind;
    GestureId m_gesture;
    quint64 m_revision; // after our last edit
    bool m_isLive;
    bool m_hasEdited = false;
};

} // namespace broadside
