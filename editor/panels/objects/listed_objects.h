#pragma once

#include "core/scene/scene.h"
#include "editor/document/scene_document.h"
#include "editor/session/made_steps.h"
#include "editor/session/step_session.h"

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
    ListedObjects(const SceneDocument& document, const StepSession& steps)
        : m_document(document)
        , m_steps(steps)
    {}

    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    [[nodiscard]] bool isSimulated() const { return world() != nullptr; }
    /// The list has the objects of the shown step. Otherwise it has the authored ones: steps are made from them.
    [[nodiscard]] bool listsShownStep() const noexcept { return !m_steps.capabilities().canMakeSteps; }
    /// Objects of the shown step of a recording, with or without a row; else the authored and the placed ones.
    [[nodiscard]] std::size_t shownCount() const;
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
    [[nodiscard]] const World* world() const { return m_steps.made() ? m_steps.made()->world() : nullptr; }

    const SceneDocument& m_document;
    const StepSession& m_steps;
};

} // namespace broadside
