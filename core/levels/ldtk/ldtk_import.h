#pragma once

#include "core/levels/level_reading.h"

namespace broadside::levels {

/// Reads a project of LDtk (.ldtk) with its levels in other files (.ldtkl): all levels of its worlds in one scene.
/// resources/manual/levels.md says what becomes what. `path` names the project in problems, and other files are found
/// from its folder. Limits: core/base/limits.h, ldtk/ldtk_project.h and building/level_builder.h; they are checked
/// before memory is reserved. Throws nothing except std::bad_alloc.
[[nodiscard]] LevelReading readLdtkProject(const std::string& path, const ReadFile& read,
                                           const LevelOptions& options = {});

} // namespace broadside::levels
