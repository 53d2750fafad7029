#pragma once

#include "core/levels/tiled/map_node.h"

namespace broadside::levels::tiled {

/// Parses TMX, TSX or TX with pugixml. Null: the log has the reason. A DOCTYPE is refused, because it can define
/// entities that grow without end. Memory: at most kMostXmlBytes in addition to the text and a copy of it, checked
/// before anything is reserved.
[[nodiscard]] std::unique_ptr<MapSyntax> parseXmlMap(const std::string& text, ProblemLog& log);

inline constexpr std::size_t kMostXmlBytes = 256ULL << 20;

} // namespace broadside::levels::tiled
