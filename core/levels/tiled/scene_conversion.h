#pragma once

#include "core/io/json/problem_log.h"
#include "core/levels/level_reading.h"
#include "core/levels/tiled/tiled_map.h"

namespace broadside::levels::tiled {

/// The pixels for each metre that the map itself names in its property "pixelsPerMetre".
[[nodiscard]] std::optional<double> scaleOf(const TiledMap& map);

/// Makes a scene of a map, and logs what it does not have. Fills `scene`, `atlases` and `pixelsPerMetre` of the result;
/// no scene after an error in the log. Offsets in the log are those of the map's objects and layers.
[[nodiscard]] LevelReading sceneOf(const TiledMap& map, const LevelOptions& options, ProblemLog& log);

} // namespace broadside::levels::tiled
