#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// Objects in their normal look, without highlights.

namespace broadside {

/// Bounding shapes (and boxes) of the visible objects: static ones at the bottom, then dynamic ones, cannons on top.
/// Objects of less than a pixel become density: squares of a few pixels that are more opaque where there are more
/// objects.
void paintObjects(const SceneView& view, DisplayList& list);

/// Names of the objects that have enough room for one, and of the one under the pointer.
void paintNames(const SceneView& view, DisplayLayerItems& items);

/// The mark of an object: static, dynamic or cannon.
[[nodiscard]] Mark markOf(const SceneObject& object) noexcept;

} // namespace broadside
