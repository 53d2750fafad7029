#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The cells in which the pinned objects are registered, and those that both touch, where they are to meet.
void paintPairCells(const SceneView& view, DisplayLayerItems& items);

/// The boxes of the pinned objects, with the letters A and B.
void paintPair(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
