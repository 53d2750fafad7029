#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// Objects as they are when nobody looks at them.

namespace broadside {

/// Bounding shapes (and boxes) of the visible objects, static ones below dynamic ones below cannons. Objects of less
/// than a pixel become density: rectangles of a few pixels, the stronger the more objects stand there.
void paintObjects(const SceneView& view, DisplayList& list);

/// Names of the objects that are large enough to carry one, and of the one under the mouse.
void paintNames(const SceneView& view, DisplayLayerItems& items);

/// What an object is: static, dynamic or cannon.
[[nodiscard]] Mark markOf(const SceneObject& object) noexcept;

} // namespace broadside
