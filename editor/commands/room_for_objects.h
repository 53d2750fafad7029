#pragma once

#include "editor/commands/object_edits.h"

#include <QString>

#include <cstddef>

namespace broadside {

/// How many objects can be added to the scene, or to the world, that `edits` is about: as many as a file may have, with
/// ids that it can say. Cost: O(1).
[[nodiscard]] std::size_t roomForObjects(const ObjectEdits& edits);

/// Why `count` more cannot be added, with what helps: "a scene has at most ...; split it ...". Empty when they can.
[[nodiscard]] QString refusalToAdd(const ObjectEdits& edits, std::size_t count);

} // namespace broadside
