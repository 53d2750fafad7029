#pragma once

#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"

#include <vector>

namespace broadside {

/// Edits of a simulation's world that its scene does not have. Objects are as the world would begin with them,
/// regardless of what steps did to them since.
struct EditsBeyondScene {
    std::vector<ObjectPtr> changed;
    std::vector<ObjectPtr> placed;
    std::vector<ObjectId> takenOut;

    friend bool operator==(const EditsBeyondScene&, const EditsBeyondScene&) = default;
    [[nodiscard]] std::size_t count() const noexcept { return changed.size() + placed.size() + takenOut.size(); }
};

/// Cost: O(edited objects).
[[nodiscard]] EditsBeyondScene editsBeyond(const Scene& scene, const World& world);

/// The scene after the edits. Objects that do not exist any more are skipped; ids that other objects use by now are
/// replaced by new ones.
[[nodiscard]] Scene sceneWith(const Scene& scene, const EditsBeyondScene& edits);
/// Applies the edits to the scene in the same way, as one undo step.
void applyEdits(SceneDocument& document, const EditsBeyondScene& edits);

} // namespace broadside
