#pragma once

#include "core/scene/object_table.h"
#include "editor/document/scene_document.h"

#include <functional>
#include <utility>
#include <vector>

namespace broadside {

class SimulationSession;

/// Objects in their present state, and edits of them: those of the scene, or those of the world while a simulation is
/// open. Tools and panels need not know which. Every edit is one step of the undo history of the scene or of the world.
/// A recording has no simulation, and its scene is read-only.
class ObjectEdits {
public:
    /// @pre both outlive this; `simulation` may be null
    ObjectEdits(SceneDocument& document, SimulationSession* simulation) noexcept
        : m_document(document)
        , m_simulation(simulation)
    {}

    /// Whether edits change the world of a simulation instead of the scene.
    [[nodiscard]] bool isLive() const noexcept;
    /// The object with its present position and velocity. Null when it does not exist.
    [[nodiscard]] ObjectPtr find(ObjectId id) const;
    /// An object and where it is now.
    struct Present {
        ObjectPtr
            object; ///< Null when it does not exist. Of a world: as stored, without its present pose and velocity.
        Pose pose;
    };
    /// Costs less than find(), which copies each object of a world that has moved.
    [[nodiscard]] Present present(ObjectId id) const;
    [[nodiscard]] bool contains(ObjectId id) const;
    [[nodiscard]] std::size_t size() const;
    /// Calls `visit(object)` for every existing object; of a world without the present position and velocity.
    template<class Visit>
    void forEach(Visit&& visit) const
    {
        if (!isLive()) {
            for (const ObjectPtr& object : m_document.scene().objects())
                visit(*object);
            return;
        }
        const ObjectTable& objects = liveObjects();
        objects.forEach([&](ObjectIndex row) { visit(objects.objectOf(row)); });
    }
    [[nodiscard]] const WorldSettings& world() const { return m_document.scene().world; }
    /// The layers of the scene, also for its simulation.
    [[nodiscard]] const std::vector<Layer>& layers() const { return m_document.scene().layers; }
    [[nodiscard]] ObjectId nextId() const; ///< The id of the next object to add.
    [[nodiscard]] GestureId newGesture() noexcept { return m_document.newGesture(); }
    /// Equal numbers mean that no edit happened in between. Steps of a world are no edits.
    [[nodiscard]] quint64 revision() const noexcept;

    /// An empty text becomes "Place Target 21". @pre ids are nextId() and the following ones, ascending
    void add(const QString& text, std::vector<ObjectPtr> objects);
    /// Ids of objects that do not exist are skipped.
    void remove(const std::vector<ObjectId>& ids);

    struct Replacement {
        ObjectPtr before; ///< Result of find() when the gesture began.
        ObjectPtr after;
    };
    /// Only the differences are applied to a moving object: an edit of its mass does not stop it. @pre the objects
    /// exist, each appears once; `kind` is Moved or Edited
    void replace(const QString& text, std::vector<Replacement> objects, SceneChange::Kind kind, GestureId gesture);

    struct Move {
        Present from; ///< Result of present().
        Vec2 to;      ///< Metres.
    };
    /// The same as replace() with copies of the objects at other positions, but makes only one copy of each.
    /// @pre the objects exist, each appears once
    void move(const QString& text, std::vector<Move> moves, GestureId gesture);

    /// Gets a sentence when an edit leaves out locked objects: see locked_objects.h.
    using LockNotice = std::function<void(const QString& sentence)>;
    void setLockNotice(LockNotice notice) { m_lockNotice = std::move(notice); }
    void noteLocked(const QString& sentence) const
    {
        if (m_lockNotice)
            m_lockNotice(sentence);
    }

private:
    void replaceInWorld(const QString& text, const std::vector<Replacement>& objects, SceneChange::Kind kind,
                        GestureId gesture);
    void moveInWorld(const QString& text, const std::vector<Move>& moves, GestureId gesture);
    /// @pre isLive()
    [[nodiscard]] const ObjectTable& liveObjects() const;
    [[nodiscard]] const ObjectPtr& inWorld(ObjectId id) const;

    SceneDocument& m_document;
    SimulationSession* m_simulation;
    LockNotice m_lockNotice;
};

} // namespace broadside
