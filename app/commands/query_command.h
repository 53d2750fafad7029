#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside query`: lists the objects at a place or around an object, and what the broad phase reports for it.
[[nodiscard]] Command queryCommand();

} // namespace broadside
