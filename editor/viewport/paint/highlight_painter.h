#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// What stands out: the object under the mouse, what the broad phase makes of it, and the selection. Colours never
/// stand alone: the pattern of line and fill says the same.

namespace broadside {

/// The object under the mouse, or the point, with its candidates, box overlaps and overlaps: each object in its
/// strongest state. Objects of a few pixels are marked by a frame that can be seen.
void paintHighlights(const SceneView& view, DisplayLayerItems& items);

/// Corner marks around the selected objects; where there are too many for that, frames, and density of those of a few
/// pixels.
void paintSelection(const SceneView& view, DisplayLayerItems& items);

/// How a state looks; the legend shows the same.
[[nodiscard]] Mark markOf(HoverState state) noexcept;

} // namespace broadside
