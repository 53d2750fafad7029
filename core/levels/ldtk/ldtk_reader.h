#pragma once

#include "core/levels/ldtk/ldtk_project.h"

#include <optional>

namespace broadside::levels::ldtk {

/// Reads a project and the levels that are in files of their own. Nothing after an error, which the sources have. The
/// limits of ldtk_project.h and core/base/limits.h are checked before memory is reserved.
[[nodiscard]] std::optional<Project> readProject(LevelSource& source, LevelSources& sources);

inline constexpr std::size_t kMostJsonValues = 4U << 20; ///< In one level.

} // namespace broadside::levels::ldtk
