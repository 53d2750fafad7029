#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// What an audit found in the moment that is shown: a link between two that are missed, with the cause at its middle,
/// and the ways of what passed through what, from where it stood before the step to where it stands.
void paintFindings(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
