#pragma once

#include "editor/commands/scene_command.h"

#include <vector>

namespace broadside {

/// Adds objects at the end of the scene. @pre their ids are new to it, see Scene::nextId.
class AddObjects final : public SceneCommand {
public:
    AddObjects(SceneDocument& document, std::vector<ObjectPtr> objects);
    void redo() override;
    void undo() override;

private:
    std::vector<ObjectPtr> m_objects;
    std::vector<ObjectId> m_ids;
};

/// Removes objects; undo puts them back in their places.
class RemoveObjects final : public SceneCommand {
public:
    RemoveObjects(SceneDocument& document, std::vector<ObjectId> ids);
    void redo() override;
    void undo() override;

private:
    std::vector<ObjectId> m_ids;
    std::vector<Scene::Placed> m_removed;
};

/// Exchanges objects for changed copies of themselves: every edit of objects is one of these.
///
/// Commands of one gesture over the same objects merge into one step, which vanishes when it ends where it began.
class ReplaceObjects final : public SceneCommand {
public:
    /// @pre each of `after` names an object of the scene, each once. `kind` is Moved or Edited.
    ReplaceObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> after, SceneChange::Kind kind,
                   GestureId gesture);
    void redo() override;
    void undo() override;
    int id() const override { return static_cast<int>(CommandId::ReplaceObjects); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void exchange(const std::vector<ObjectPtr>& objects);

    std::vector<ObjectPtr> m_before;
    std::vector<ObjectPtr> m_after;
    SceneChange m_change;
    GestureId m_gesture;
};

} // namespace broadside
