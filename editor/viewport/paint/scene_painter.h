#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// Fills a display list from a view of a world. Cost: O(visible objects + visible cells).
///
/// The parts are painted one by one, so that a mouse move repaints the few things that depend on it and keeps the
/// thousands of objects.

namespace broadside {

/// All parts, into a list that is emptied first.
void paintScene(const SceneView& view, DisplayList& list);

/// What does not depend on pointer, selection and tool: DisplayPart::Ground and DisplayPart::Objects.
void paintWorld(const SceneView& view, DisplayList& list);
/// DisplayPart::Ground, and the background.
void paintGroundPart(const SceneView& view, DisplayList& list);
/// DisplayPart::Objects. Depends on the camera by its scale, and by what it sees.
void paintObjectsPart(const SceneView& view, DisplayList& list);
/// What depends on pointer, selection and tool: DisplayPart::Focus.
void paintFocus(const SceneView& view, DisplayList& list);

} // namespace broadside
