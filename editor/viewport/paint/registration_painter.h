#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// Where a game has the hovered and pinned objects registered: boxes and cells in a mark of their own, and a line from
/// an object to a box that lies elsewhere.
void paintRegistrations(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
