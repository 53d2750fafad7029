#include "core/collision/piece_contact.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace broadside {
namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

enum class Tie : std::uint8_t { MostAgainst, LeastAgainst };

Vec2 closestOnSide(Vec2 point, Vec2 from, Vec2 to) noexcept
{
    const Vec2 along = to - from;
    const double squared = lengthSquared(along);
    const double t = squared > 0.0 ? std::clamp(dot(point - from, along) / squared, 0.0, 1.0) : 0.0;
    return from + t * along;
}

/// The depth of `piece` behind the side through `from` whose outward normal is `outward`.
double depthBehindSide(const ConvexPiece& piece, Vec2 outward, Vec2 from) noexcept
{
    double deepest = -kUnbounded;
    for (const Vec2 corner : piece.points())
        deepest = std::max(deepest, -dot(outward, corner - from));
    return deepest + piece.radius;
}

/// Calls visit(direction that moves a out of b, depth) for each side of a and of b.
template<class Visit>
void forEachSideSeparation(const ConvexPiece& a, const ConvexPiece& b, Visit&& visit)
{
    const auto ofSides = [&](const ConvexPiece& owner, const ConvexPiece& other, double sign) {
        for (std::size_t i = 0; i < owner.count; ++i) {
            const Vec2 from = owner.corners[i];
            const Vec2 along = owner.corners[(i + 1) % owner.count] - from;
            const Vec2 outward = normalized(-perpendicular(along)); // corners are counter-clockwise
            if (outward != Vec2{})
                visit(sign * outward, depthBehindSide(other, outward, from));
        }
    };
    ofSides(b, a, 1.0);
    ofSides(a, b, -1.0);
}

Contact shallowestSide(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie, Tie rule)
{
    double least = kUnbounded;
    forEachSideSeparation(a, b, [&](Vec2, double depth) { least = std::min(least, depth); });
    Contact best{{}, kUnbounded};
    double bestAlong = 0.0;
    forEachSideSeparation(a, b, [&](Vec2 normal, double depth) {
        if (depth > least + tie)
            return;
        const double along = dot(motion, normal);
        const bool wins = rule == Tie::MostAgainst ? along < bestAlong : along > bestAlong;
        if (best.depth == kUnbounded || wins) {
            best = {normal, depth};
            bestAlong = along;
        }
    });
    return best;
}

/// The direction out of a piece that has no sides and suggests no direction.
Vec2 anyDirectionOut(Vec2 motion) noexcept
{
    const Vec2 back = normalized(-motion);
    return back == Vec2{} ? Vec2{0.0, 1.0} : back;
}

Contact ofDiscs(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion) noexcept
{
    const Vec2 apart = a.corners[0] - b.corners[0];
    const Vec2 normal = normalized(apart);
    return {normal == Vec2{} ? anyDirectionOut(motion) : normal, a.radius + b.radius - length(apart)};
}

Contact ofDiscAndPolygon(const ConvexPiece& disc, const ConvexPiece& polygon, Vec2 motion, double tie, Tie rule)
{
    const Vec2 center = disc.corners[0];
    Contact best{{}, -kUnbounded};
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Vec2 nearest = closestOnSide(center, polygon.corners[i], polygon.corners[(i + 1) % polygon.count]);
        const double depth = disc.radius - distance(center, nearest);
        if (depth > best.depth)
            best = {normalized(center - nearest), depth};
    }
    const Contact side = shallowestSide(disc, polygon, motion, tie, rule);
    if (best.normal == Vec2{}) // the centre is on a side
        best.normal = side.normal == Vec2{} ? anyDirectionOut(motion) : side.normal;
    // If its centre is inside the polygon, the disc leaves through the nearest side, whose line is as near as the
    // boundary. The lines of a thin triangle are near beyond its ends, too; and a point has no lines.
    const double toBoundary = disc.radius - best.depth;
    const double toLine = side.depth - disc.radius;
    const bool inside = std::isfinite(toLine) && toLine > 0.0 && toLine >= (1.0 - 1e-9) * toBoundary;
    return inside ? side : best;
}

/// The vector from the nearest point of b's core to the nearest point of a's core. @pre the cores do not overlap
Vec2 shortestBetweenCores(const ConvexPiece& a, const ConvexPiece& b) noexcept
{
    Vec2 shortest{kUnbounded, kUnbounded};
    const auto look = [&shortest](Vec2 separation) {
        if (lengthSquared(separation) < lengthSquared(shortest))
            shortest = separation;
    };
    const auto lookFrom = [&look](const ConvexPiece& corners, const ConvexPiece& sides, double sign) {
        for (const Vec2 corner : corners.points())
            for (std::size_t i = 0; i < sides.count; ++i)
                look(sign * (corner - closestOnSide(corner, sides.corners[i], sides.corners[(i + 1) % sides.count])));
    };
    lookFrom(a, b, 1.0);
    lookFrom(b, a, -1.0);
    return shortest;
}

/// Two rounded pieces separate like their cores, and then by both radii.
Contact ofRounded(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie, Tie rule)
{
    const double radii = a.radius + b.radius;
    ConvexPiece coreA = a;
    ConvexPiece coreB = b;
    coreA.radius = coreB.radius = 0.0;
    const Contact core = shallowestSide(coreA, coreB, motion, tie, rule);
    const bool inEachOther = std::isfinite(core.depth) && core.depth > tie;
    if (const Vec2 apart = shortestBetweenCores(a, b); !inEachOther && length(apart) > tie)
        return {normalized(apart), radii - length(apart)};
    if (!std::isfinite(core.depth)) // sides too short to have a direction
        return {anyDirectionOut(motion), radii};
    return {core.normal, core.depth + radii};
}

Contact polygonContact(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie, Tie rule)
{
    const Contact side = shallowestSide(a, b, motion, tie, rule);
    if (std::isfinite(side.depth))
        return side;
    const Vec2 apart = a.corners[0] - b.corners[0]; // both are points, which have no sides
    const Vec2 normal = normalized(apart);
    return {normal == Vec2{} ? anyDirectionOut(motion) : normal, -length(apart)};
}

Contact contactBy(Tie rule, const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie)
{
    if (a.isRounded() || b.isRounded())
        return ofRounded(a, b, motion, tie, rule);
    const bool discA = a.radius > 0.0;
    const bool discB = b.radius > 0.0;
    if (discA && discB)
        return ofDiscs(a, b, motion);
    if (discA)
        return ofDiscAndPolygon(a, b, motion, tie, rule);
    if (discB) {
        const Contact turned = ofDiscAndPolygon(b, a, -motion, tie, rule);
        return {-turned.normal, turned.depth};
    }
    return polygonContact(a, b, motion, tie, rule);
}

} // namespace

Contact contactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie)
{
    return contactBy(Tie::MostAgainst, a, b, motion, tie);
}

Contact slidingContactOf(const ConvexPiece& a, const ConvexPiece& b, Vec2 motion, double tie)
{
    return contactBy(Tie::LeastAgainst, a, b, motion, tie);
}

} // namespace broadside
