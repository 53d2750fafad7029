#pragma once

#include "core/geometry/enclosing_circle.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// @file
/// The opaque part of a picture. Pixels count from the upper left corner, y DOWN; pixel (x, y) is the closed square
/// from (x, y) to (x + 1, y + 1). PixelMapping maps pixels to model space.

namespace broadside {

/// The alpha channel of a picture, or of a part of it. Does not own its bytes.
struct AlphaView {
    int width = 0;                       ///< Pixels, >= 0.
    int height = 0;                      ///< Pixels, >= 0.
    std::span<const std::uint8_t> alpha; ///< Row by row from the top, width x height.
    std::uint8_t threshold = 128;        ///< Pixels with at least this alpha are opaque.

    /// @pre 0 <= x < width, 0 <= y < height
    [[nodiscard]] bool isOpaque(int x, int y) const
    {
        return alpha[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)] >=
               threshold;
    }
};

/// The smallest box around all opaque pixels, in pixels: lo is its upper left corner. Empty when no pixel is opaque.
/// Cost: O(pixels).
[[nodiscard]] std::optional<Aabb> opaqueBox(const AlphaView& view);

/// The smallest disc around all opaque pixels, in pixels. Empty when no pixel is opaque. Cost: O(pixels).
[[nodiscard]] std::optional<EnclosingCircle> opaqueCircle(const AlphaView& view);

} // namespace broadside
