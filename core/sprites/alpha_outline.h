#pragma once

#include "core/base/problem.h"
#include "core/sprites/alpha.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// The opaque part of a picture as polygons, in pixels, y down.
struct AlphaOutline {
    /// Simple ones, the largest area first; none when nothing is opaque. Clockwise as seen on the screen, which is
    /// clockwise in model space too.
    std::vector<std::vector<Vec2>> polygons;
    double tolerance = 0.0; ///< Pixels; larger than what was asked for when that would have needed too many points.

    [[nodiscard]] std::size_t pointCount() const;
};

/// Traces the opaque part: pixels that touch, if only at a corner, hang together; what they enclose counts as opaque,
/// for a bounding shape has no holes. A pixel centre farther than the tolerance from the border is inside when it is
/// opaque or enclosed, and outside otherwise. Pieces that vanish within the tolerance are left out, but for the
/// largest: the tolerance is halved until it shows. At most limits::kPointsPerShape points: the tolerance is doubled
/// until they suffice. Refused: more than 16 Mi pixels.
///
/// Source: border following along the cracks between pixels, Rosenfeld and Kak, "Digital Picture Processing", 1982,
/// chapter 11; then simplifiedLoop(). Cost: O(pixels) and memory of 2 bytes a pixel, then that of simplifiedLoop().
/// @pre tolerance >= 0 and finite, pixels
[[nodiscard]] Result<AlphaOutline> outlineOf(const AlphaView& view, double tolerance);

} // namespace broadside
