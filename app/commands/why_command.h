#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside why`: explains why two objects collide or do not.
[[nodiscard]] Command whyCommand();

} // namespace broadside
