#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside report`: a finding as one page that can be sent.
[[nodiscard]] Command reportCommand();

} // namespace broadside
