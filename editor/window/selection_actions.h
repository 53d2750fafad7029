#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

/// @file
/// What can be done to everything that is selected, each as one undo step.

namespace broadside {

void selectAll(const ObjectEdits& objects, Focus& focus);
/// Removes the selected objects. Nothing happens when none of them is there.
void deleteSelected(ObjectEdits& objects, const Focus& focus);
/// Adds copies under new ids, moved by an offset that follows from the size of the world, and selects them.
void duplicateSelected(ObjectEdits& objects, Focus& focus);

} // namespace broadside
