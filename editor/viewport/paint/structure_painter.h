#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// The structure of the algorithm. Tree nodes have thinner and fainter lines with increasing depth, and a fill if they
/// contain objects; lines are dashed if dynamic objects have a separate tree. Occupied cells: coarser levels are dashed
/// and drawn a little inside their borders, so that all levels are visible. Intervals: see interval_painter.h.
///
/// Parts of a few pixels are filled without an outline; smaller ones become density.

namespace broadside {

/// Paints nothing if the view has no structure. Cost: O(parts).
void paintStructure(const SceneView& view, DisplayLayerItems& items);

/// The parts in which the object under the pointer is registered, while the structure is shown: layers Cells and
/// Labels.
void paintHoveredParts(const SceneView& view, DisplayList& list);

} // namespace broadside
