#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

class BreakpointSession;
class ExpectationCheck;

/// The regions of the enabled breakpoints and of the current one.
[[nodiscard]] std::vector<ShownRegion> regionsOf(const BreakpointSession& breakpoints);

/// The region of the expectation that an object stays inside; else none. The object is named as in `objects`, or by its
/// id if it is not among them.
[[nodiscard]] std::vector<ShownRegion> regionsOf(const ExpectationCheck& expectation, const ObjectTable& objects);
/// What is drawn of both; either may be null.
[[nodiscard]] std::vector<ShownRegion> regionsOf(const BreakpointSession* breakpoints,
                                                 const ExpectationCheck* expectation, const ObjectTable& objects);

/// Each region with its condition; the current one with a stronger frame.
void paintRegions(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
