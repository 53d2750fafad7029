#pragma once

#include "editor/commands/object_edits.h"

#include <QString>

#include <string>
#include <vector>

/// @file
/// A locked object, or an object of a locked layer, does not change: only its lock and its visibility can be edited.
/// The edits of selected objects ask here which of them may change, so that all leave out the same objects, and say so
/// in the same words. Cost: O(ids + layers).

namespace broadside {

/// Which of `ids` are locked and what to do: "Walls is locked: unlock the layer to change its objects." Says how many
/// are left out if others are not locked. Empty when none is locked.
[[nodiscard]] QString lockNotice(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// Those of `ids` that exist and are not locked. Notes the locked ones: see ObjectEdits::setLockNotice.
[[nodiscard]] std::vector<ObjectId> unlockedOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// Notes the locked ones of `ids`, for edits that leave them out on their own.
void noteLocked(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// Whether any of `ids` is locked. Notes these, for edits that change all objects or none.
[[nodiscard]] bool anyIsLocked(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// Why no object can be added to the layer, and what to do. Empty when the layer is not locked.
[[nodiscard]] QString refusalToAddTo(const std::vector<Layer>& layers, const std::string& layer);

} // namespace broadside
