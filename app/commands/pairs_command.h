#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside pairs`: the funnel of a world, and its pairs.
[[nodiscard]] Command pairsCommand();

} // namespace broadside
