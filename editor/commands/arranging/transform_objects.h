#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/commands/arranging/transform.h"

namespace broadside {

/// @file
/// Rotates and flips the selected objects about the centre of the box around those that are not locked. Each call is
/// one undo step ("Turn 5 objects", "Flip Target 7"). Locked objects stay. Nothing happens when one object would leave
/// the limits.

/// Rotates by degrees counter-clockwise.
Arranged rotateObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, double degrees);
Arranged flipObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Mirror mirror);

} // namespace broadside
