#pragma once

#include "app/command.h"

namespace broadside {

[[nodiscard]] Command packCommand();

} // namespace broadside
