#pragma once

#include "app/command.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// `broadside --script FILE.js [ARGUMENTS...]`.
[[nodiscard]] Command scriptCommand();

} // namespace broadside
