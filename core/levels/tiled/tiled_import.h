#pragma once

#include "core/levels/level_reading.h"

#include <string_view>

namespace broadside::levels {

/// Reads a map of Tiled: .tmx or .tmj, with its tilesets (.tsx, .tsj) and templates (.tx, .tj);
/// resources/manual/levels.md says what becomes what. The syntax is known by the content. `path` names the map in
/// problems, and other files are found from its folder. Limits: core/base/limits.h, and kMostCells of
/// tiled/map_reader.h for tiles; they are checked before memory is reserved. Throws nothing except std::bad_alloc.
[[nodiscard]] LevelReading readTiledMap(const std::string& path, const ReadFile& read,
                                        const LevelOptions& options = {});

inline constexpr std::string_view kTmjSuffix = ".tmj"; ///< The name of a map that can be written.

} // namespace broadside::levels
