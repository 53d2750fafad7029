#pragma once

#include "core/levels/level_reading.h"

namespace broadside::levels {

/// Reads the collision objects of a scene of Godot 3 or 4 (.tscn), with the scenes and resources in text form that it
/// names. resources/manual/levels.md says what becomes what. Paths that begin with res:// start at the folder of
/// project.godot, or else of the scene. Limits: core/base/limits.h, godot/godot_file.h, godot/godot_tree.h and
/// building/level_builder.h. Throws nothing except std::bad_alloc.
[[nodiscard]] LevelReading readGodotScene(const std::string& path, const ReadFile& read,
                                          const LevelOptions& options = {});

} // namespace broadside::levels
