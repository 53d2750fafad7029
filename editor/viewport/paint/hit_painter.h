#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// A burst of rays where an object was hit that no longer exists. It grows and fades with the age of the hit.
void paintHits(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
