#pragma once

#include "editor/commands/scene_command.h"

#include <span>
#include <vector>

namespace broadside {

/// "Move Target 7" for one object, "Move 3 objects" for several: how undo steps of objects are called.
[[nodiscard]] QString commandText(const QString& verb, std::span<const ObjectPtr> objects);

/// The objects with these ids. Ids that the scene does not have are left out.
[[nodiscard]] std::vector<ObjectPtr> objectsOf(const Scene& scene, const std::vector<ObjectId>& ids);

/// Adds objects at the end of the scene. @pre their ids are new to it, see Scene::nextId.
class AddObjects final : public SceneCommand {
public:
    AddObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> objects);
    /// "Place Target 21"
    AddObjects(SceneDocument& document, std::vector<ObjectPtr> objects);
    void redo() override;
    void undo() override;

private:
    std::vector<ObjectPtr> m_objects;
    std::vector<ObjectId> m_ids;
};

/// Removes objects, "Delete Target 7"; undo puts them back in their places. Ids that the scene does not have are passed
/// over; without any other there is no step.
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
/// Commands of one gesture over the same objects, in the same order, merge into one step, which vanishes when it ends
/// where it began. An object that ends with the content it began with gets its very own self back, and with it the
/// bytes of its file.
///
/// Instances of templates override from now on what an edit changes of them: relative to what they were before the
/// step, so that a gesture which ends where it began leaves no override. Cost: linear in the objects, whatever the size
/// of the scene.
class ReplaceObjects final : public SceneCommand {
public:
    /// Who edits templates says himself what becomes of the links to them.
    enum class Links { Marked, AsGiven };
    /// @pre each of `after` names an object of the scene, each once. `kind` is Moved or Edited.
    ReplaceObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> after, SceneChange::Kind kind,
                   GestureId gesture, Links links = Links::Marked);
    void redo() override;
    void undo() override;
    int id() const override { return static_cast<int>(CommandId::ReplaceObjects); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void exchange(const std::vector<ObjectPtr>& objects);
    void settle(); ///< Makes m_after of m_given.

    std::vector<ObjectPtr> m_before;
    std::vector<ObjectPtr> m_given; // as the last edit made them
    std::vector<ObjectPtr> m_after; // links marked, and what did not change its very own self
    Links m_links;
    SceneChange m_change;
    GestureId m_gesture;
};

} // namespace broadside
