#pragma once

#include "core/levels/tiled/map_files.h"

#include <optional>

namespace broadside::levels::tiled {

/// Reads a map from its text, with its tilesets and templates. Nothing after an error, which `log` or `files` has. The
/// limits of core/base/limits.h, and kMostCells, are checked before memory is reserved.
[[nodiscard]] std::optional<TiledMap> readMap(const std::string& text, const std::string& path, MapFiles& files,
                                              ProblemLog& log);

inline constexpr std::size_t kMostCells = 16U << 20;        ///< Limit for all layers of tiles together.
inline constexpr std::size_t kMostObjectBytes = 128U << 20; ///< Points and properties of all objects together.
inline constexpr std::int64_t kMostSide = 16U << 20;        ///< Tiles.

} // namespace broadside::levels::tiled
