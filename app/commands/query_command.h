#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside query`: what is at a place, or around an object, and what did the broad phase hand out for it?
[[nodiscard]] Command queryCommand();

} // namespace broadside
