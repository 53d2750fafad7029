#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside why`: why two objects collide, or do not.
[[nodiscard]] Command whyCommand();

} // namespace broadside
