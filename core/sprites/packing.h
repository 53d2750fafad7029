#pragma once

#include "core/sprites/atlas.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// Packs rectangles of any size into as few larger ones as possible.

namespace broadside {

struct PackingOptions {
    std::int32_t border = 2;       ///< Empty pixels around each rectangle, on each side, >= 0.
    std::int32_t mostSide = 2'048; ///< Longest side of a sheet, 1 .. limits::kPictureSide.
};

struct Packing {
    struct Place {
        std::size_t sheet = 0;
        std::int32_t x = 0; ///< Left edge of the rectangle without its border.
        std::int32_t y = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::vector<PixelSize> sheets; ///< Sides are powers of two, or PackingOptions::mostSide.
    std::vector<Place> places;     ///< One per rectangle.
};

/// Whether a rectangle fits on a sheet of its own.
[[nodiscard]] bool fitsASheet(PixelSize rectangle, const PackingOptions& options) noexcept;

/// A sheet begins with the smallest sides that could be enough; then its shorter side is doubled until all rectangles
/// fit: 1 x 1, 2 x 1, 2 x 2, 4 x 2 ... Rectangles that do not fit on the largest sheet go to the next one. The same
/// input gives the same places. @pre sides > 0; fitsASheet() for all.
/// Source: the skyline bottom-left heuristic of stb_rect_pack. Cost: O(n^2) at worst for each step.
[[nodiscard]] Packing packedInPictures(std::span<const PixelSize> rectangles, const PackingOptions& options);

} // namespace broadside
