#pragma once

#include "core/sprites/atlas.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// Puts rectangles of any size into as few larger ones as it can.

namespace broadside {

struct PackingOptions {
    std::int32_t border = 2;       ///< Pixels that every rectangle keeps for itself on each side, >= 0.
    std::int32_t mostSide = 2'048; ///< Of a sheet, 1 .. limits::kPictureSide.
};

struct Packing {
    struct Place {
        std::size_t sheet = 0;
        std::int32_t x = 0; ///< Of the rectangle without its border.
        std::int32_t y = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::vector<PixelSize> sheets; ///< Powers of two, at most one twice as wide as high or the other way round.
    std::vector<Place> places;     ///< By rectangle.
};

/// Whether a rectangle has room on a sheet of its own.
[[nodiscard]] bool fitsASheet(PixelSize rectangle, const PackingOptions& options) noexcept;

/// A sheet is as small as these steps make it: 1 x 1, 2 x 1, 2 x 2, 4 x 2 ... What does not fit on the largest goes to
/// the next. The same input gives the same places. @pre sides > 0; fitsASheet() for all.
/// Source: the skyline bottom-left heuristic of stb_rect_pack. Cost: O(n^2) at worst for each step.
[[nodiscard]] Packing packedInPictures(std::span<const PixelSize> rectangles, const PackingOptions& options);

} // namespace broadside
