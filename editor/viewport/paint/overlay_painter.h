#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

namespace broadside {

/// The overlay of the active tool: rubber band, ghosts of new objects with their sprites, a predicted path as dots at
/// equal distances on the screen, an arrow, lines, handles, a brush, labels on plates. Handles have the same size on
/// the screen at any zoom.
void paintToolOverlay(const SceneView& view, DisplayList& list);

} // namespace broadside
