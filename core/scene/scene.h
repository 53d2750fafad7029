#pragma once

#include "core/base/object_id.h"
#include "core/scene/guides.h"
#include "core/scene/layers.h"
#include "core/scene/scene_object.h"
#include "core/scene/scene_settings.h"
#include "core/scene/templates.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace broadside {

/// The text that a scene was read from, and the positions of its sections in it. The writer needs it to leave
/// everything else unchanged.
struct SceneSource;

/// The authored world: settings, and objects in the order of the file.
///
/// A copy is a snapshot, whose cost does not depend on the number of objects: both share the list of objects until one
/// of them changes, which then costs O(size). A copy may go to another thread.
/// No signals, no widgets, no simulation state. Objects are found by id as fast as in an IdList.
class Scene {
public:
    WorldSettings world;
    BroadPhaseSettings broadPhase;
    StepSettings step;
    std::vector<Layer> layers; ///< Bottom to top.
    std::vector<Template> templates;
    Guides guides;
    std::vector<std::string> atlases; ///< Paths relative to the scene's file, with '/'; see sprites/atlas.h.
    std::vector<Component> components;
    ExtraMembers extra;                        ///< Paths: "", "world", "broadPhase", "step", "components[0]".
    std::shared_ptr<const SceneSource> source; ///< Null for a scene that was not read from a file.

    /// Valid until this scene changes, or its last copy is destroyed.
    [[nodiscard]] std::span<const ObjectPtr> objects() const noexcept { return list().objects; }
    [[nodiscard]] std::size_t size() const noexcept { return list().objects.size(); }

    /// Null if the scene has no object `id`. Valid until the object is replaced or removed; pointerTo() keeps it alive.
    [[nodiscard]] const SceneObject* find(ObjectId id) const noexcept;
    [[nodiscard]] ObjectPtr pointerTo(ObjectId id) const noexcept;
    /// Index of the object in objects(), which is its place in the file.
    [[nodiscard]] std::optional<std::size_t> indexOf(ObjectId id) const noexcept;
    [[nodiscard]] bool contains(ObjectId id) const noexcept { return indexOf(id).has_value(); }

    /// One above the largest id that is or ever was in this scene, so that no id is used twice.
    [[nodiscard]] ObjectId nextId() const noexcept { return {m_largestId + 1}; }

    /// @pre the object's id is not null and not in the scene.
    void append(ObjectPtr object);
    /// Replaces an object in place. @pre the scene has an object with this id.
    void replace(ObjectPtr object);
    /// Replaces many objects at once. @pre the scene has an object with each of their ids.
    void replace(std::span<const ObjectPtr> objects);

    /// An object and its index in objects(), before removal or after insertion.
    struct Placed {
        std::size_t index = 0;
        ObjectPtr object;
    };
    /// Inserts all objects at once. Cost: O(size + count). @pre sorted by index; indices are those after the insertion;
    /// ids are new to the scene.
    void insert(std::span<const Placed> objects);
    /// Removes all objects at once and returns them in the form that insert() takes to restore them. Unknown ids are
    /// ignored. Cost: O(size + count).
    std::vector<Placed> remove(std::span<const ObjectId> ids);

private:
    struct List {
        std::vector<ObjectPtr> objects;
        IdList ids; // of the objects

        void readIdsFrom(std::size_t first);
    };
    [[nodiscard]] const List& list() const noexcept;
    [[nodiscard]] List& own(); ///< The list, not shared with any other scene.

    std::shared_ptr<List> m_list; // null: no objects
    std::uint64_t m_largestId = 0;
};

} // namespace broadside
