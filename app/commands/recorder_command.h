#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside recorder`: the source that lets a game in another language write traces.
[[nodiscard]] Command recorderCommand();

} // namespace broadside
