#include "core/collision/contact.h"

#include "core/collision/solid.h"
#include "core/geometry/pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace broadside {
namespace {

constexpr Vec2 kAnyWay{0.0, 1.0}; // out of concentric discs

Contact flipped(Contact contact) noexcept { return {-contact.normal, contact.depth}; }

/// The least deep way out of `owner` along the normals of its sides, for a convex set whose farthest reach against a
/// direction `support` gives. The depth is negative where a side separates the two.
template<class Support>
Contact shallowestSide(const ConvexPiece& owner, Support&& support)
{
    Contact best{kAnyWay, std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < owner.count; ++i) {
        const Vec2 from = owner.corners[i];
        const Vec2 along = owner.corners[(i + 1) % owner.count] - from;
        const Vec2 outward = normalized(-perpendicular(along)); // corners are counter-clockwise
        if (outward == Vec2{})
            continue;
        const double depth = support(outward, from);
        if (depth < best.depth)
            best = {outward, depth};
    }
    return best;
}

Contact ofDiscs(const ConvexPiece& a, const ConvexPiece& b) noexcept
{
    const Vec2 apart = a.corners[0] - b.corners[0];
    const double gap = length(apart);
    return {gap > 0.0 ? normalized(apart) : kAnyWay, a.radius + b.radius - gap};
}

Vec2 closestOnSide(Vec2 point, Vec2 from, Vec2 to) noexcept
{
    const Vec2 along = to - from;
    const double squared = lengthSquared(along);
    const double t = squared > 0.0 ? std::clamp(dot(point - from, along) / squared, 0.0, 1.0) : 0.0;
    return from + t * along;
}

Contact ofDiscAndPolygon(const ConvexPiece& disc, const ConvexPiece& polygon)
{
    const Vec2 center = disc.corners[0];
    const Contact side =
        shallowestSide(polygon, [&](Vec2 outward, Vec2 from) { return disc.radius - dot(outward, center - from); });
    Contact best{kAnyWay, -std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Vec2 nearest = closestOnSide(center, polygon.corners[i], polygon.corners[(i + 1) % polygon.count]);
        const double depth = disc.radius - distance(center, nearest);
        if (depth > best.depth)
            best = {center == nearest ? side.normal : normalized(center - nearest), depth};
    }
    // With its centre inside the disc leaves through the nearest side, whose line is then as near as the boundary. The
    // lines of a needle are near also beyond its ends, and a point has none.
    const double toBoundary = disc.radius - best.depth;
    const double toLine = side.depth - disc.radius;
    const bool inside = std::isfinite(toLine) && toLine > 0.0 && toLine >= (1.0 - 1e-9) * toBoundary;
    return inside ? side : best;
}

Contact ofPolygons(const ConvexPiece& a, const ConvexPiece& b)
{
    const auto reach = [](const ConvexPiece& other) {
        return [&other](Vec2 outward, Vec2 from) {
            double deepest = -std::numeric_limits<double>::infinity();
            for (const Vec2 corner : other.points())
                deepest = std::max(deepest, -dot(outward, corner - from));
            return deepest;
        };
    };
    const Contact ofB = shallowestSide(b, reach(a));          // out of b: towards a
    const Contact ofA = flipped(shallowestSide(a, reach(b))); // out of a: towards b, so turned round
    if (!std::isfinite(std::min(ofA.depth, ofB.depth))) {     // two points: none has a side
        const Vec2 apart = a.corners[0] - b.corners[0];
        return {apart == Vec2{} ? kAnyWay : normalized(apart), -length(apart)};
    }
    return ofB.depth <= ofA.depth ? ofB : ofA;
}

Contact ofPieces(const ConvexPiece& a, const ConvexPiece& b)
{
    const bool discA = a.radius > 0.0;
    const bool discB = b.radius > 0.0;
    if (discA && discB)
        return ofDiscs(a, b);
    if (discA)
        return ofDiscAndPolygon(a, b);
    if (discB)
        return flipped(ofDiscAndPolygon(b, a));
    return ofPolygons(a, b);
}

/// Touching counts although rounding may see a gap: 2^-44 of the largest coordinate, a tenth of the band of overlap.h.
double slackOf(const Aabb& a, const Aabb& b) noexcept
{
    const Aabb both = united(a, b);
    return 0x1p-44 *
           std::max({1.0, std::abs(both.lo.x), std::abs(both.lo.y), std::abs(both.hi.x), std::abs(both.hi.y)});
}

} // namespace

std::optional<Contact> contactBetween(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB)
{
    std::vector<ConvexPiece> piecesA;
    std::vector<ConvexPiece> piecesB;
    appendPieces(a, poseA, piecesA);
    appendPieces(b, poseB, piecesB);
    std::optional<Contact> deepest;
    for (const ConvexPiece& pieceA : piecesA) {
        const Aabb boundsA = boundsOfPiece(pieceA);
        for (const ConvexPiece& pieceB : piecesB) {
            const Aabb boundsB = boundsOfPiece(pieceB);
            const double slack = slackOf(boundsA, boundsB);
            if (!overlaps(grown(boundsA, slack), boundsB))
                continue;
            const Contact contact = ofPieces(pieceA, pieceB);
            if (contact.depth >= -slack && (!deepest || contact.depth > deepest->depth))
                deepest = contact;
        }
    }
    if (deepest)
        deepest->depth = std::max(deepest->depth, 0.0);
    return deepest;
}

} // namespace broadside
