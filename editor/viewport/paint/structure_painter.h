#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// The algorithm's own structure. Tree nodes: the deeper, the thinner and fainter the line, and filled where objects
/// stand in them; dashed where dynamic objects have a tree of their own. Cells: those occupied, coarser levels dashed
/// and a little inside their borders, so that both can be seen. Intervals: see interval_painter.h.
///
/// Parts of a few pixels are filled without a line, smaller ones become density.

namespace broadside {

/// Nothing when the view has no structure. Cost: O(parts).
void paintStructure(const SceneView& view, DisplayLayerItems& items);

/// The parts that the object under the mouse is registered in, while the structure is shown: layers Cells and Labels.
void paintHoveredParts(const SceneView& view, DisplayList& list);

} // namespace broadside
