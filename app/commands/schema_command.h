#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside schema`: a JSON schema of scenes or of projects.
[[nodiscard]] Command schemaCommand();

} // namespace broadside
