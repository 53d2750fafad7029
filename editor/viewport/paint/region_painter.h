#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

class BreakpointSession;

/// The regions of the enabled breakpoints and of the current one.
[[nodiscard]] std::vector<ShownRegion> regionsOf(const BreakpointSession& breakpoints);

/// Each region with its condition; the current one with a stronger frame.
void paintRegions(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
