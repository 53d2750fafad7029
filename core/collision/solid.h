#pragma once

#include "core/geometry/pieces.h"
#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <vector>

namespace broadside {

/// A posed shape prepared for queries, in world coordinates, metres.
///
/// Its point set is the union of the pieces and of the inside of the rings. Polygons are rings whose sides are pieces
/// of two corners: testing n sides is cheaper than triangulating the polygon, which costs O(n^2).
struct Solid {
    struct Piece {
        ConvexPiece convex;
        Aabb bounds;
    };
    /// A simple polygon, counter-clockwise.
    struct Ring {
        std::vector<Vec2> points;
        Aabb bounds;
    };

    std::vector<Piece> pieces;
    std::vector<Ring> rings;
    Aabb bounds; ///< The same as boundsOf().

    /// Whether rounding could open a gap between two pieces of the shape.
    [[nodiscard]] bool hasSeams() const noexcept { return pieces.size() > 1; }
};

/// Cost: O(points).
[[nodiscard]] Solid solidOf(const Shape& shape, const Pose& pose);

/// The box around a piece, equal to the bit to boundsOf() of the shape that the piece came from.
[[nodiscard]] Aabb boundsOfPiece(const ConvexPiece& piece) noexcept;

/// Whether the point is inside, by the even-odd rule. The result is right for points that are not on the boundary; test
/// the sides for points on it.
[[nodiscard]] bool isInside(const Solid::Ring& ring, Vec2 point) noexcept;

} // namespace broadside
