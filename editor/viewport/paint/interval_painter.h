#pragma once

#include "core/broadphase/broad_phase.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <span>

/// @file
/// The x intervals of a sweep: what a sweep knows of the world, and all it knows. They are drawn as bands over the
/// whole height of the view, the stronger the more of them overlap there; and, as long as there is room, one by one as
/// bars at the lower edge of the view, overlapping ones above each other, in the colours of their objects.

namespace broadside {

/// Cost: O(n log n); the number of items follows from the width of the view, not from that of the intervals.
void paintIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayLayerItems& items);

/// The band of the object under the mouse: layers Cells and Labels.
void paintOwnIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayList& list);

} // namespace broadside
