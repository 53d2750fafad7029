#pragma once

#include "core/geometry/enclosing_circle.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// @file
/// What of a picture is opaque. Pixels count from the upper left corner, y DOWN; a pixel is the closed square from its
/// whole-numbered corner to the next, its centre a half farther. PixelMapping brings pixels to model space.

namespace broadside {

/// The alpha channel of a picture, or of a part of one. Does not own its bytes.
struct AlphaView {
    int width = 0;                       ///< Pixels, >= 0.
    int height = 0;                      ///< Pixels, >= 0.
    std::span<const std::uint8_t> alpha; ///< Row by row from the top, width x height.
    std::uint8_t threshold = 128;        ///< A pixel is opaque from this alpha on.

    /// @pre 0 <= x < width, 0 <= y < height
    [[nodiscard]] bool isOpaque(int x, int y) const
    {
        return alpha[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)] >=
               threshold;
    }
};

/// The smallest box around all opaque pixels, in pixels: lo is its upper left corner. Nothing when none is opaque.
/// Cost: O(pixels).
[[nodiscard]] std::optional<Aabb> opaqueBox(const AlphaView& view);

/// The smallest disc that holds all opaque pixels whole, in pixels. Nothing when none is opaque. Cost: O(pixels).
[[nodiscard]] std::optional<EnclosingCircle> opaqueCircle(const AlphaView& view);

} // namespace broadside
