#pragma once

#include "core/scene/project.h"

#include <string>

namespace broadside {

/// The project as text. Parts that were not edited since readProject() keep their bytes, including unknown members; the
/// rest is canonical: one line for each path or template. A project without a source is completely canonical.
[[nodiscard]] std::string writeProject(const Project& project);

} // namespace broadside
