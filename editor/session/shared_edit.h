#pragma once

#include "core/dynamics/world.h"

#include <memory>

namespace broadside {

/// An edit, possibly of many objects, that the simulation and its undo step share.
using SharedEdit = std::shared_ptr<const EditInput>;

/// Joins two edits as join() does. Returns `later` itself when it replaces all of `edit`, as each move of a drag does.
[[nodiscard]] SharedEdit joined(const SharedEdit& edit, const SharedEdit& later);

} // namespace broadside
