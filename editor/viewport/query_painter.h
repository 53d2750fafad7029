#pragma once

#include "editor/viewport/display_list.h"
#include "editor/viewport/scene_view.h"

namespace broadside {

/// What is asked about with the query tool, the way to the nearest object with its length, and what a ray meets with
/// the normals there. Nothing while nothing is asked; cells and candidates are the highlight painter's.
void paintQuery(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
