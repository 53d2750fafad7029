#pragma once

#include "editor/viewport/display_list.h"
#include "editor/viewport/scene_view.h"

/// @file
/// Fills a display list from a view of a world. Cost: O(visible objects + visible cells).
///
/// The parts are painted one by one, so that a mouse move repaints the few things that depend on it and keeps the
/// thousands of objects.

namespace broadside {

/// All parts, into a list that is emptied first.
void paintScene(const SceneView& view, DisplayList& list);

/// What does not depend on pointer, selection and tool: layers Ground, Heat and Structure, and those of the objects.
void paintWorld(const SceneView& view, DisplayList& list);
/// What does: layers Cells, Highlights, Labels and Tools.
void paintFocus(const SceneView& view, DisplayList& list);

} // namespace broadside
