#pragma once

#include "core/levels/building/level_sources.h"
#include "core/levels/level_reading.h"
#include "core/levels/tiled/tiled_map.h"

namespace broadside::levels::tiled {

/// The pixels for each metre that the map itself names in its property "pixelsPerMetre".
[[nodiscard]] std::optional<double> scaleOf(const TiledMap& map);

/// Makes a scene of a map, and logs in `source` what it does not have. Fills `scene`, `atlases` and `pixelsPerMetre` of
/// the result; no scene after an error in the log. Offsets in the log are those of the map's objects and layers.
[[nodiscard]] LevelReading sceneOf(const TiledMap& map, const LevelOptions& options, LevelSource& source);

} // namespace broadside::levels::tiled
