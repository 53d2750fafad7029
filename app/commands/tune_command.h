#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside tune SCENE [--from S --to S --points N]`.
[[nodiscard]] Command tuneCommand();

} // namespace broadside
