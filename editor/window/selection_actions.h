#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

/// @file
/// What can be done to everything that is selected, each as one undo step.

namespace broadside {

void selectAll(const SceneDocument& document, Focus& focus);
/// Removes the selected objects. Nothing happens when none of them is in the scene.
void deleteSelected(SceneDocument& document, const Focus& focus);
/// Adds copies under new ids, moved by an offset that follows from the size of the world, and selects them.
void duplicateSelected(SceneDocument& document, Focus& focus);

} // namespace broadside
