#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The queries that are kept, dashed, by their names, with where rays hit.
void paintKeptQueries(const SceneView& view, DisplayLayerItems& items);

/// What is asked about with the query tool, the way to the nearest object with its length, and what a ray meets with
/// the normals there. Nothing while nothing is asked; cells and candidates are the highlight painter's.
void paintQuery(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
