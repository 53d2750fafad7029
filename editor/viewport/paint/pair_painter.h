#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>

namespace broadside {

/// The cells in which each pinned object is registered, and the cells that both touch, where they should meet.
void paintPairCells(const SceneView& view, DisplayLayerItems& items);

/// The box of one object of a pair; a small one is enlarged so that it can be seen.
void paintPinnedBox(const SceneView& view, ObjectId id, Mark mark, DisplayLayerItems& items);

/// Where the letter of a pinned object is written; nothing if the object is absent or out of sight.
[[nodiscard]] std::optional<Aabb> placeOfPinLetter(const SceneView& view, ObjectId id);

/// The boxes of the pinned objects, with the letters A and B.
void paintPair(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
