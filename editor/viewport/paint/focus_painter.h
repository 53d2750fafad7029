#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The mask that leaves clear what is looked at (the object, its cells and its candidates), or where nothing is, what
/// is selected. None where there is neither, or it is not shown. @pre the cells of the list are painted
void paintFocusMask(const SceneView& view, DisplayList& list);

} // namespace broadside
