#pragma once

#include "core/levels/tiled/map_node.h"

namespace broadside::levels::tiled {

/// Parses TMJ, TSJ or TJ from the byte `begin` on. Null: the log has the reason.
[[nodiscard]] std::unique_ptr<MapSyntax> parseJsonMap(const std::string& text, std::size_t begin, ProblemLog& log);

/// Values of one layer or tileset, and of a whole file without the numbers of tile layers.
inline constexpr std::size_t kMostJsonValues = 4ULL << 20;

} // namespace broadside::levels::tiled
