#pragma once

#include "core/base/message/message.h"
#include "core/scene/scene_object.h"

#include <string>

namespace broadside {

/// Why the masks of two objects do not match, and what would let them match, as parts of a sentence.
struct MaskConflict {
    Message reason; ///< "the mask 0 of A does not accept the category 1 of B"; empty when the masks match.
    Message change; ///< "set the mask of A to 1"
    Message order;  ///< The same at the start of a sentence: "Set the mask of A to 1".
};

/// `nameA` and `nameB` are the names in the sentences.
[[nodiscard]] MaskConflict maskConflict(const SceneObject& a, const SceneObject& b, const std::string& nameA,
                                        const std::string& nameB);

} // namespace broadside
