#pragma once

#include "editor/commands/object_edits.h"

#include <span>
#include <vector>

/// @file
/// What every way to move objects shares: who may be moved, and how far.

namespace broadside {

/// Those of `ids` that are there, as they stand, in that order.
[[nodiscard]] std::vector<ObjectPtr> objectsOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// Those of `ids` that are there and not locked, as they stand now.
[[nodiscard]] std::vector<ObjectPtr> movableOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// A copy that stands there; null when that is farther than a file may say.
[[nodiscard]] ObjectPtr movedTo(const SceneObject& object, Vec2 position);

/// Copies that stand elsewhere; none when one of them would go farther than a file may say.
[[nodiscard]] std::vector<ObjectPtr> movedBy(std::span<const ObjectPtr> objects, Vec2 by);

} // namespace broadside
