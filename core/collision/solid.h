#pragma once

#include "core/geometry/pieces.h"
#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <vector>

namespace broadside {

/// A posed shape made ready for questions, in world coordinates, metres.
///
/// Its point set is the union of the pieces and of the inside of the rings. Polygons come as rings whose sides are
/// pieces of two corners: asking n sides is cheaper than cutting the polygon into triangles, which costs O(n^2).
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
    Aabb bounds; ///< As boundsOf() gives them.

    /// Whether rounding could open a gap inside the shape, between one piece and the next.
    [[nodiscard]] bool hasSeams() const noexcept { return pieces.size() > 1; }
};

/// Cost: O(points).
[[nodiscard]] Solid solidOf(const Shape& shape, const Pose& pose);

/// The box around a piece, to the bit as boundsOf() gives it for the shape that the piece came from.
[[nodiscard]] Aabb boundsOfPiece(const ConvexPiece& piece) noexcept;

/// Even-odd rule. Right for points that are not on the boundary; ask the sides about those.
[[nodiscard]] bool isInside(const Solid::Ring& ring, Vec2 point) noexcept;

} // namespace broadside
