#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// What the active tool wants to be seen: rubber band, ghosts of objects to come with their sprites, a predicted path
/// as dots of equal distance on the screen, an arrow, lines, handles, a brush, labels on plates. Handles are as large
/// on the screen at any zoom.
void paintToolOverlay(const SceneView& view, DisplayList& list);

} // namespace broadside
