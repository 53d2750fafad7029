#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/commands/arranging/transform.h"

namespace broadside {

/// @file
/// Turning and flipping what is selected, each call one undo step ("Turn 5 objects", "Flip Target 7"). It
/// is about the middle of the box around those that are not locked; locked objects stay. Nothing happens at all when
/// one of them would go beyond the limits.

/// By so many degrees counter-clockwise.
Arranged turnObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, double degrees);
Arranged flipObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Mirror mirror);

} // namespace broadside
