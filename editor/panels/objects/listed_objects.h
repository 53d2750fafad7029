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

/// The objects that the panel Objects lists, as they are at this moment: those of the document, those that were placed
/// in a simulation, and those that came later in a recording.
class ListedObjects {
public:
    static constexpr std::size_t kMostListed = 200'000; ///< Objects of a recording; of more, none.

    /// @pre both outlive this
    ListedObjects(const SceneDocument& document, const SimulationSession& session)
        : m_document(document)
        , m_session(session)
    {}
    /// The document is the first step of this one. @pre it outlives this
    void setRecording(const TraceSession& recording) { m_recording = &recording; }

    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    [[nodiscard]] bool isSimulated() const { return m_session.world() != nullptr; }
    [[nodiscard]] bool isRecorded() const noexcept { return m_recording != nullptr; }
    /// The object as it is now; null when there is none.
    [[nodiscard]] const SceneObject* shown(ObjectId id) const;
    /// The same without the simulation.
    [[nodiscard]] const SceneObject* authored(ObjectId id) const;
    /// Objects with a row that are none of the document's.
    [[nodiscard]] std::set<ObjectId> placed() const;
    [[nodiscard]] bool isGone(ObjectId id) const;          ///< It has a row, and is not there any more.
    [[nodiscard]] std::size_t goneCount() const;           ///< Of a recording.
    [[nodiscard]] std::vector<std::string> layers() const; ///< That have folders, from the bottom up.
    [[nodiscard]] LayerState stateOfLayer(const std::string& name) const;

private:
    const SceneDocument& m_document;
    const SimulationSession& m_session;
    const TraceSession* m_recording = nullptr;
};

} // namespace broadside
