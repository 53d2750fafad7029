#pragma once

#include "editor/commands/object_edits.h"

#include <vector>

namespace broadside {

/// Objects that one gesture changes repeatedly: one undo step, or none when they end as they began.
///
/// The gesture ends by itself when another edit happens (which may remove our objects or undo our step), or when a key
/// starts or ends a simulation.
class GestureEdit {
public:
    /// `before`: the present results of find(). `kind` is Moved or Edited. @pre `edits` outlives this
    GestureEdit(ObjectEdits& edits, std::vector<ObjectPtr> before, SceneChange::Kind kind);

    [[nodiscard]] const std::vector<ObjectPtr>& before() const noexcept { return m_before; }
    /// The ids of before(), in its order.
    [[nodiscard]] const std::vector<ObjectId>& ids() const noexcept { return m_ids; }
    /// `wanted` when it is one of the objects, else the first one; null without any.
    [[nodiscard]] ObjectId oneOf(ObjectId wanted) const noexcept;
    [[nodiscard]] bool hasEnded() const;

    /// Replaces each object of before() by its partner in `after`; the undo text is "Move 3 objects" for the
    /// pattern "Move %1". Objects that a hit removed meanwhile are skipped. Returns false and does nothing once the
    /// gesture has ended. @pre as many as before()
    bool replace(const QString& pattern, const std::vector<ObjectPtr>& after);
    /// Restores before() and leaves no undo step.
    bool putBack(const QString& pattern) { return !m_hasEdited || replace(pattern, m_before); }

private:
    ObjectEdits& m_edits;
    std::vector<ObjectPtr> m_before;
    std::vector<ObjectId> m_ids;
    SceneChange::Kind m_kind;
    GestureId m_gesture;
    quint64 m_revision; // The revision after the last edit of the gesture.
    bool m_isLive;
    bool m_hasEdited = false;
};

} // namespace broadside
