#include "core/collision/queries.h"

#include "core/collision/convex.h"
#include "core/collision/overlap.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

/// A point as a disc of radius 0.
Solid solidOf(Vec2 point)
{
    const Aabb bounds{point, point};
    return {{{{{point}, 1, 0.0}, bounds}}, {}, bounds};
}

/// A lower bound of the distance between any two points of the boxes.
double distanceBetweenBoxes(const Aabb& a, const Aabb& b) noexcept
{
    return std::max({0.0, a.lo.x - b.hi.x, b.lo.x - a.hi.x, a.lo.y - b.hi.y, b.lo.y - a.hi.y});
}

} // namespace

bool containsPoint(const Solid& solid, Vec2 point) { return overlap(solid, solidOf(point)); }

double distanceBetween(const Solid& a, const Solid& b)
{
    if (overlap(a, b))
        return 0.0;
    double least = std::numeric_limits<double>::infinity();
    for (const Solid::Piece& pieceA : a.pieces)
        for (const Solid::Piece& pieceB : b.pieces)
            if (distanceBetweenBoxes(pieceA.bounds, pieceB.bounds) < least)
                least = std::min(least, gapBetween(pieceA.convex, pieceB.convex));
    return std::max(least, std::numeric_limits<double>::min()); // rounding must not give 0 where overlap() is false
}

double distanceTo(const Solid& solid, Vec2 point) { return distanceBetween(solid, solidOf(point)); }

bool containsPoint(const Shape& shape, const Pose& pose, Vec2 point)
{
    return contains(boundsOf(shape, pose), point) && containsPoint(solidOf(shape, pose), point);
}

double distanceBetween(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB)
{
    return distanceBetween(solidOf(a, poseA), solidOf(b, poseB));
}

double distanceTo(const Shape& shape, const Pose& pose, Vec2 point) { return distanceTo(solidOf(shape, pose), point); }

std::optional<RayHit> castRay(const Shape& shape, const Pose& pose, Vec2 from, Vec2 to)
{
    return castRay(solidOf(shape, pose), from, to);
}

} // namespace broadside
