#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The guides of the scene, and the one that a tool makes or moves, across the whole view.
void paintGuides(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
