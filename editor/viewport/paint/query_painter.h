#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The saved queries, dashed, with their names and the hits of rays.
void paintKeptQueries(const SceneView& view, DisplayLayerItems& items);

/// The question of the query tool, the path to the nearest object with its length, and the hits of a ray with their
/// normals. Nothing without a question. The highlight painter paints cells and candidates.
void paintQuery(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
