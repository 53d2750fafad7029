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
/// A posed shape as a union of convex pieces in world coordinates, for drawing and picking. The narrow phase and the
/// queries use the same pieces, except for polygons, where they use the sides (collision/solid.h).

namespace broadside {

/// A convex polygon of one to four corners, called the core, and every point within a radius of it. The core is a
/// point, a segment, a triangle (of either winding, made counter-clockwise; may be very thin) or a rectangle.
struct ConvexPiece {
    std::array<Vec2, 4> corners{}; ///< World frame, counter-clockwise; for a disc corners[0] is the centre.
    std::uint8_t count = 0;        ///< Corners in use; 1 for a disc.
    double radius = 0.0;           ///< Metres, >= 0; at 0 the piece is the core alone.

    [[nodiscard]] std::span<const Vec2> points() const noexcept { return {corners.data(), count}; }
    [[nodiscard]] bool isDisc() const noexcept { return count == 1; } ///< True for a point, too.
    /// True for a segment or polygon with a radius.
    [[nodiscard]] bool isRounded() const noexcept { return count > 1 && radius > 0.0; }
};

/// Sides of a drawn quarter circle: with so many, the error is below a thousandth of the radius.
inline constexpr int kSidesOfQuarter = 18;

/// Appends the outline for drawing: the corners, or an arc around each corner of a rounded piece. @pre not a disc
void appendOutline(const ConvexPiece& piece, std::vector<Vec2>& loop);

/// The only piece of a convex shape; empty for meshes, polygons and compounds. Allocates no memory.
[[nodiscard]] std::optional<ConvexPiece> singlePieceOf(const Shape& shape, const Pose& pose) noexcept;

/// Appends the pieces of a posed shape. A circle is one disc. A box is the axis-aligned rectangle around its rotated
/// corners. Other convex shapes are their core with their radius. A mesh is its triangles, a polygon its triangulation,
/// a compound the pieces of its parts.
///
/// Cost: O(points), for polygons O(n^2); keep the result if you need it often.
void appendPieces(const Shape& shape, const Pose& pose, std::vector<ConvexPiece>& pieces);

/// Appends the outline for drawing, as closed loops of world points. Circles are not included; draw them as discs.
void appendOutlines(const Shape& shape, const Pose& pose, std::vector<std::vector<Vec2>>& loops);

} // namespace broadside
