#pragma once

#include "editor/commands/object_edits.h"

#include <QString>

#include <cstddef>

namespace broadside {

/// How many objects can be added to the scene or world that `edits` works on: limited by the number of objects and by
/// the largest id of a file. Cost: O(1).
[[nodiscard]] std::size_t roomForObjects(const ObjectEdits& edits);

/// Why `count` more objects cannot be added and what to do: "a scene has at most ...; split it ...". Empty when they
/// can.
[[nodiscard]] QString refusalToAdd(const ObjectEdits& edits, std::size_t count);

} // namespace broadside
