#pragma once

#include "core/levels/tiled/object_reader.h"

namespace broadside::levels::tiled {

/// Reads a tileset that is defined in the file of `context`. Null after a problem.
[[nodiscard]] std::shared_ptr<const Tileset> readTileset(const ObjectContext& context, const MapNode& node);

/// Reads a tileset of a map or a template: one that is defined there, or in a file of its own. Problems are logged.
[[nodiscard]] std::optional<UsedTileset> readUsedTileset(const ObjectContext& context, const MapNode& node);

inline constexpr std::int64_t kMostTileSide = 16'384; ///< Pixels.
inline constexpr std::int64_t kMostTiles = 1'048'576; ///< Tiles with data of their own, in one tileset.

} // namespace broadside::levels::tiled
