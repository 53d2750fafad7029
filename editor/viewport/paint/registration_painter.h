#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// Draws where a game has the hovered and pinned objects registered: boxes and cells have their own mark, and an arrow
/// leads from an object to a box that does not overlap it.
void paintRegistrations(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
