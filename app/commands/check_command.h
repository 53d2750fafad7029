#pragma once

#include "app/command.h"

namespace broadside {

[[nodiscard]] Command checkCommand();

} // namespace broadside
