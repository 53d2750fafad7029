#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// Highlighted objects: the object under the pointer, its partners in the broad phase, and the selection. Colour is
/// never the only sign: patterns of lines and fills mean the same.

namespace broadside {

/// The object under the pointer, or the point, with its candidates, box overlaps and overlaps. Each object is painted
/// in its strongest state. Objects of a few pixels get a visible frame.
void paintHighlights(const SceneView& view, DisplayLayerItems& items);

/// Corner marks around the selected objects. If there are too many, frames instead, and density for those of a few
/// pixels.
void paintSelection(const SceneView& view, DisplayLayerItems& items);

/// The look of a state; the legend shows the same.
[[nodiscard]] Mark markOf(HoverState state) noexcept;

} // namespace broadside
