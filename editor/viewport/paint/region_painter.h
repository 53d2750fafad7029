#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

class BreakpointSession;

/// The regions of the breakpoints that are on, and of the current one.
[[nodiscard]] std::vector<ShownRegion> regionsOf(const BreakpointSession& breakpoints);

/// Each with what is looked for there; the current one stronger.
void paintRegions(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
