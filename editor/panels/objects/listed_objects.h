#pragma once

#include "core/scene/scene.h"
#include "editor/document/scene_document.h"
#include "editor/session/simulation_session.h"
#include "editor/session/trace_session.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace broadside {

/// The objects that the panel Objects lists, in their current state: those of the document, those placed in a
/// simulation, and those that appear later in a recording.
class ListedObjects {
public:
    static constexpr std::size_t kMostListed = 200'000; ///< A recording with more objects is not listed.

    /// @pre both outlive this
    ListedObjects(const SceneDocument& document, const SimulationSession& session)
        : m_document(document)
        , m_session(session)
    {}
    /// Call it when the document is the first step of this recording. @pre it outlives this
    void setRecording(const TraceSession& recording) { m_recording = &recording; }

    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    [[nodiscard]] bool isSimulated() const { return m_session.world() != nullptr; }
    [[nodiscard]] bool isRecorded() const noexcept { return m_recording != nullptr; }
    /// The object in its current state; null when there is none.
    [[nodiscard]] const SceneObject* shown(ObjectId id) const;
    /// The same, without the changes of the simulation.
    [[nodiscard]] const SceneObject* authored(ObjectId id) const;
    /// Objects with a row that are not in the document.
    [[nodiscard]] std::set<ObjectId> placed() const;
    [[nodiscard]] bool isGone(ObjectId id) const;          ///< It has a row, but does not exist any more.
    [[nodiscard]] std::size_t goneCount() const;           ///< Objects of a recording's first step that are gone.
    [[nodiscard]] std::vector<std::string> layers() const; ///< The layers with folders, from the bottom up.
    [[nodiscard]] LayerState stateOfLayer(const std::string& name) const;

private:
    const SceneDocument& m_document;
    const SimulationSession& m_session;
    const TraceSession* m_recording = nullptr;
};

} // namespace broadside
