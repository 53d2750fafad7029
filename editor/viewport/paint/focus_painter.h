#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// Paints the mask that keeps the hovered object, its cells and its candidates clear, or else the selection. No mask if
/// both are empty or show.focus is off. @pre the cells of the list are painted
void paintFocusMask(const SceneView& view, DisplayList& list);

} // namespace broadside
