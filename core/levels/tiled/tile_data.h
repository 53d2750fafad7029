#pragma once

#include "core/levels/tiled/map_node.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside::levels::tiled {

/// The gids of a layer or a chunk, or why they cannot be read.
struct DecodedTiles {
    std::vector<std::uint32_t> gids; ///< Exactly `count`, unless there is a fault.
    Message fault;                   ///< Empty: none. No full stop at the end.
    Message remedy;
};

/// Decodes CSV, and Base64 that is plain or compressed with zlib, gzip or Zstandard. Memory is reserved for `count`
/// tiles at most, whatever the data say. Cost: O(bytes).
[[nodiscard]] DecodedTiles decodedTiles(RawTiles raw, std::size_t count);

} // namespace broadside::levels::tiled
