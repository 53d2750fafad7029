#pragma once

#include "editor/viewport/display_list.h"
#include "editor/viewport/scene_view.h"

namespace broadside {

/// A frame around every object that a textbook algorithm loses, and the word "fault" where there is room for it.
void paintFaults(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
