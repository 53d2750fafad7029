#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// @file
/// Any posed shape as a union of convex pieces in world coordinates: what drawing and picking show. The narrow phase
/// and the queries see the same pieces, but for polygons, of which they ask the sides (collision/solid.h).

namespace broadside {

/// A convex polygon of one to four corners, its core, and every point within a radius of it. The core is a point, a
/// segment, a triangle (perhaps a sliver; of either winding, made counter-clockwise) or a rectangle.
struct ConvexPiece {
    std::array<Vec2, 4> corners{}; ///< World frame, counter-clockwise; for a disc corners[0] is the centre.
    std::uint8_t count = 0;        ///< Corners in use; 1 for a disc.
    double radius = 0.0;           ///< Metres, >= 0; 0: no more than the core.

    [[nodiscard]] std::span<const Vec2> points() const noexcept { return {corners.data(), count}; }
    [[nodiscard]] bool isDisc() const noexcept { return count == 1; } ///< Or a point.
    /// Neither a disc nor a polygon.
    [[nodiscard]] bool isRounded() const noexcept { return count > 1 && radius > 0.0; }
};

/// A quarter of a round corner is drawn with so many sides: they are off by less than a thousandth of the radius.
inline constexpr int kSidesOfQuarter = 18;

/// The outline of a piece that is no disc, to draw: the corners, or sides around each where it is rounded.
void appendOutline(const ConvexPiece& piece, std::vector<Vec2>& loop);

/// The one piece of a convex shape; nothing for the kinds that are lists. Allocates nothing.
[[nodiscard]] std::optional<ConvexPiece> singlePieceOf(const Shape& shape, const Pose& pose) noexcept;

/// Appends the pieces of a posed shape. A circle is one disc, a box its enclosing box of the total rotation, any other
/// convex shape its core with its radius, a mesh its triangles, a polygon its triangulation, a compound the pieces of
/// its parts.
///
/// Cost: O(points), polygons O(n^2) (cache the result where that matters).
void appendPieces(const Shape& shape, const Pose& pose, std::vector<ConvexPiece>& pieces);

/// The outline to draw, as closed loops of world points; circles are not included (draw them as discs).
void appendOutlines(const Shape& shape, const Pose& pose, std::vector<std::vector<Vec2>>& loops);

} // namespace broadside
