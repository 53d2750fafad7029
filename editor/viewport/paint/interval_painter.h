#pragma once

#include "core/broadphase/broad_phase.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <span>

/// @file
/// The x intervals of a sweep, which are all that a sweep stores of the world. They are drawn as bands over the whole
/// height of the view; bands are more opaque where more intervals overlap. If there is room, each interval is also a
/// bar at the lower edge of the view, overlapping ones above each other, in the colour of its object. Few bars have
/// their numbers in the order of the sweep, in which static and dynamic objects are counted separately.

namespace broadside {

/// Cost: O(n log n). The number of items depends on the width of the view, not on the length of the intervals.
void paintIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayLayerItems& items);

/// The band of the object under the pointer: layers Cells and Labels.
void paintOwnIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayList& list);

} // namespace broadside
