#pragma once

#include "core/scene/project.h"

#include <string>

namespace broadside {

/// The project as text. What was not edited since readProject keeps its bytes, unknown members included; the rest is
/// canonical: one path or template a line. A project without a source is canonical throughout.
[[nodiscard]] std::string writeProject(const Project& project);

} // namespace broadside
