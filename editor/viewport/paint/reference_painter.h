#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// An arrow from every selected object to each object that one of its properties names, with the names of these
/// properties at its middle. Missing objects get no arrow. The number of arrows is limited, so that they can be told
/// apart.
void paintReferences(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside
