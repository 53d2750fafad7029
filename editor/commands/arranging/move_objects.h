#pragma once

#include "editor/commands/object_edits.h"

#include <span>
#include <vector>

/// @file
/// What all edits that move objects share: which objects may move, and how far.

namespace broadside {

/// The objects of `ids` that exist, in their present state, in this order.
[[nodiscard]] std::vector<ObjectPtr> objectsOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// The objects of `ids` that exist and are not locked, in their present state.
[[nodiscard]] std::vector<ObjectPtr> movableOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids);

/// A copy at another position; null when it is farther from 0 than a file allows.
[[nodiscard]] ObjectPtr movedTo(const SceneObject& object, Vec2 position);

/// Copies at other positions; none when one of them would be farther from 0 than a file allows.
[[nodiscard]] std::vector<ObjectPtr> movedBy(std::span<const ObjectPtr> objects, Vec2 by);

} // namespace broadside
