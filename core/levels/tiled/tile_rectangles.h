#pragma once

#include <cstdint>
#include <vector>

namespace broadside::levels::tiled {

struct TileCell {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend bool operator==(const TileCell&, const TileCell&) = default;
};

struct TileRectangle {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 1;
    std::int32_t height = 1;
    friend bool operator==(const TileRectangle&, const TileRectangle&) = default;
};

/// Covers cells by few rectangles that do not overlap: each begins at the first cell that is not covered yet, is as
/// wide as possible, and then as high as possible. Cells may repeat. The result is ordered by y, then x. Cost: O(n log
/// n), whatever the distances.
[[nodiscard]] std::vector<TileRectangle> mergedCells(std::vector<TileCell> cells);

} // namespace broadside::levels::tiled
