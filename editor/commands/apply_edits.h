#pragma once

#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"

#include <vector>

namespace broadside {

/// What edits of a simulation's world made of its objects that a scene does not have: objects as the world would begin
/// with them, whatever its steps did to them since.
struct EditsBeyondScene {
    std::vector<ObjectPtr> changed;
    std::vector<ObjectPtr> placed;
    std::vector<ObjectId> takenOut;

    friend bool operator==(const EditsBeyondScene&, const EditsBeyondScene&) = default;
    [[nodiscard]] std::size_t count() const noexcept { return changed.size() + placed.size() + takenOut.size(); }
};

/// Cost: O(edited objects).
[[nodiscard]] EditsBeyondScene editsBeyond(const Scene& scene, const World& world);

/// Brings them to the scene, as one undo step; what is not there any more is passed over, and ids that were given to
/// others since are given anew.
void applyEdits(SceneDocument& document, const EditsBeyondScene& edits);

} // namespace broadside
