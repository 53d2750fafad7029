#pragma once

#include "core/base/problem.h"
#include "core/sprites/alpha.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// The opaque part of a picture as polygons, in pixels, y down.
struct AlphaOutline {
    /// Simple polygons, the largest area first; no polygons when no pixel is opaque. Clockwise on the screen, and
    /// clockwise in model space, too.
    std::vector<std::vector<Vec2>> polygons;
    double tolerance = 0.0; ///< Pixels; larger than requested if the requested tolerance needs too many points.

    [[nodiscard]] std::size_t pointCount() const;
};

/// Traces the opaque part. Pixels that touch, even if only at a corner, are connected. Enclosed pixels count as opaque,
/// because shapes have no holes. A pixel centre farther than the tolerance from the border is inside if the pixel is
/// opaque or enclosed, otherwise outside. Pieces that vanish within the tolerance are left out; if all vanish, the
/// tolerance is halved until the largest piece shows. The tolerance is doubled until at most limits::kPointsPerShape
/// points are needed. Refused: more than 16 Mi pixels.
///
/// Source: border following along the edges between pixels, Rosenfeld and Kak, "Digital Picture Processing", 1982,
/// chapter 11; then simplifiedLoop(). Cost: O(pixels), memory of 2 bytes per pixel, then the cost of simplifiedLoop().
/// @pre tolerance >= 0 and finite, pixels
[[nodiscard]] Result<AlphaOutline> outlineOf(const AlphaView& view, double tolerance);

} // namespace broadside
