#pragma once

#include "core/scene/object_table.h"
#include "editor/document/scene_document.h"

#include <vector>

namespace broadside {

class SimulationSession;

/// Objects as they stand now, and the way to edit them: those of the scene; while a simulation is open, those of its
/// world. Tools and panels need not know which of the two it is. Every edit is one step of the undo history of the
/// one or the other.
class ObjectEdits {
public:
    /// @pre both outlive this.
    ObjectEdits(SceneDocument& document, SimulationSession& session) noexcept
        : m_document(document)
        , m_session(session)
    {}

    /// Edits reach the world of a simulation.
    [[nodiscard]] bool isLive() const noexcept;
    /// As it stands, with the place and the velocity of now. Null when it is not there.
    [[nodiscard]] ObjectPtr find(ObjectId id) const;
    [[nodiscard]] bool contains(ObjectId id) const;
    [[nodiscard]] std::size_t size() const;
    /// Calls `visit(object)` for every object that is there; of a world without the place and velocity of now.
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
    /// Of the scene, also of its simulation.
    [[nodiscard]] const std::vector<Layer>& layers() const { return m_document.scene().layers; }
    [[nodiscard]] ObjectId nextId() const; ///< For an object to add.
    [[nodiscard]] GestureId newGesture() noexcept { return m_document.newGesture(); }
    /// The same number, the same edits; what steps do to a world is none.
    [[nodiscard]] quint64 revision() const noexcept;

    /// An empty text says "Place Target 21". @pre ids are nextId() and those after it, ascending
    void add(const QString& text, std::vector<ObjectPtr> objects);
    /// Those that are not there are passed over.
    void remove(const std::vector<ObjectId>& ids);

    struct Replacement {
        ObjectPtr before; ///< As find() said when the gesture began.
        ObjectPtr after;
    };
    /// @pre each names an object that is there, each once; `kind` is Moved or Edited. Of a moving object only what
    /// differs is exchanged: an edit of its mass does not stop it.
    void replace(const QString& text, const std::vector<Replacement>& objects, SceneChange::Kind kind,
                 GestureId gesture);

private:
    /// @pre isLive()
    [[nodiscard]] const ObjectTable& liveObjects() const;
    [[nodiscard]] const ObjectPtr& inWorld(ObjectId id) const;

    SceneDocument& m_document;
    SimulationSession& m_session;
};

} // namespace broadside
