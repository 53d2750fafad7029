#pragma once

#include "editor/commands/scene_command.h"

#include <span>
#include <vector>

namespace broadside {

/// Text of undo steps of objects, for the pattern "Move %1": "Move Target 7" for one object, "Move 3 objects" for
/// several.
[[nodiscard]] QString commandText(const QString& pattern, std::span<const ObjectPtr> objects);

/// The objects with these ids. Ids that the scene does not have are left out.
[[nodiscard]] std::vector<ObjectPtr> objectsOf(const Scene& scene, const std::vector<ObjectId>& ids);

/// Appends objects to the scene. @pre the scene does not have their ids, see Scene::nextId
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

/// Removes objects, "Delete Target 7"; undo restores them in their places. Ids that the scene does not have are
/// skipped; there is no step when none is left.
class RemoveObjects final : public SceneCommand {
public:
    RemoveObjects(SceneDocument& document, std::vector<ObjectId> ids);
    void redo() override;
    void undo() override;

private:
    std::vector<ObjectId> m_ids;
    std::vector<Scene::Placed> m_removed;
};

/// Replaces objects by changed copies of themselves. Every edit of objects is one of these.
///
/// Commands of one gesture with the same objects in the same order merge into one step, which is removed when the
/// objects end as they began. An object that ends with its first content becomes the original instance again, so that
/// the bytes of its file are kept.
///
/// If an object is an instance of a template, the fields that the step changes become overrides. They are compared with
/// the state before the step, so that a gesture that ends where it began leaves no override. Cost: linear in the
/// objects, independent of the size of the scene.
class ReplaceObjects final : public SceneCommand {
public:
    /// Marked: changed fields become overrides. AsGiven: edits of templates set the links to them on their own.
    enum class Links { Marked, AsGiven };
    /// @pre `after` has objects of the scene, each once. `kind` is Moved or Edited.
    ReplaceObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> after, SceneChange::Kind kind,
                   GestureId gesture, Links links = Links::Marked);
    void redo() override;
    void undo() override;
    int id() const override { return static_cast<int>(CommandId::ReplaceObjects); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void exchange(const std::vector<ObjectPtr>& objects);
    void settle(); ///< Computes m_after from m_given.

    std::vector<ObjectPtr> m_before;
    std::vector<ObjectPtr> m_given; // The objects as the last edit made them.
    std::vector<ObjectPtr> m_after; // The objects with links marked; unchanged objects are the original instances.
    Links m_links;
    SceneChange m_change;
    GestureId m_gesture;
};

} // namespace broadside
