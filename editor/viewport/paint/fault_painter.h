#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// A frame around every object that a textbook algorithm loses, and the word "fault" where there is room for it.
void paintFaults(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
