#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The findings of an audit in the shown step: a link between the two objects of each missed pair, with the cause at
/// its middle, and the paths of passages, from the position before the step to the one after it.
void paintFindings(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
