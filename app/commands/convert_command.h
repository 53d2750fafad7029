#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside convert`: writes a scene again, in the format of the new name.
[[nodiscard]] Command convertCommand();

} // namespace broadside
