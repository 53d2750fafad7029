#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// Fills a display list from a view of a world. Cost: O(visible objects + visible cells).
///
/// The parts are painted separately, so that a mouse move repaints only the few things that depend on it and keeps the
/// thousands of objects.

namespace broadside {

/// All parts. The list is emptied first.
void paintScene(const SceneView& view, DisplayList& list);

/// The parts that do not depend on pointer, selection and tool: DisplayPart::Ground and DisplayPart::Objects.
void paintWorld(const SceneView& view, DisplayList& list);
/// DisplayPart::Ground, and the background.
void paintGroundPart(const SceneView& view, DisplayList& list);
/// DisplayPart::Objects. Depends on the camera's scale and visible area.
void paintObjectsPart(const SceneView& view, DisplayList& list);
/// The part that depends on pointer, selection and tool: DisplayPart::Focus.
void paintFocus(const SceneView& view, DisplayList& list);

} // namespace broadside
