#pragma once

#include "core/dynamics/world.h"

#include <memory>

namespace broadside {

/// Of many objects: the simulation and the undo step that made it have the same one.
using SharedEdit = std::shared_ptr<const EditInput>;

/// As join(), which makes one edit of two. It is `later` itself where that says all that `edit` does: each move of a
/// drag replaces the one before.
[[nodiscard]] SharedEdit joined(const SharedEdit& edit, const SharedEdit& later);

} // namespace broadside
