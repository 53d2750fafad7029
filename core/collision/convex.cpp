#include "core/collision/convex.h"

#include "core/collision/projection.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A segment has one side, a point has none.
std::size_t sideCount(const ConvexPiece& piece) noexcept
{
    return piece.count < 3 ? piece.count - std::size_t{1} : piece.count;
}

std::pair<Vec2, Vec2> side(const ConvexPiece& piece, std::size_t i) noexcept
{
    return {piece.corners[i], piece.corners[i + 1 == piece.count ? 0 : i + 1]};
}

/// The largest gap between the two cores (without radii) along the normals of the sides of `owner`; negative when they
/// overlap. Tested in both directions of each normal, so that the winding of a very thin triangle does not matter.
double axisGap(const ConvexPiece& owner, const ConvexPiece& other) noexcept
{
    double gap = -kInfinity;
    for (std::size_t i = 0; i < sideCount(owner); ++i) {
        const auto [from, to] = side(owner, i);
        const double sideLength = std::sqrt(distanceSquared(from, to));
        if (!(sideLength > 0.0))
            continue;
        const Vec2 axis = (1.0 / sideLength) * perpendicular(to - from);
        const Interval a = projected(owner, axis, from);
        const Interval b = projected(other, axis, from);
        gap = std::max({gap, b.lo - a.hi, a.lo - b.hi});
    }
    return gap;
}

/// The smallest distance from the corners of one core to the sides of the other.
double cornerGap(const ConvexPiece& corners, const ConvexPiece& sides) noexcept
{
    double gap = kInfinity;
    for (const Vec2 corner : corners.points()) {
        if (sides.count == 1)
            gap = std::min(gap, distance(corner, sides.corners[0]));
        for (std::size_t i = 0; i < sideCount(sides); ++i) {
            const auto [from, to] = side(sides, i);
            gap = std::min(gap, distanceToSegment(corner, from, to));
        }
    }
    return gap;
}

/// Source: separating axes, Gottschalk, "Separating axis theorem", TR96-024, 1996; closest features, Ericson,
/// "Real-Time Collision Detection", 2005, 5.1. The axes alone cannot separate thin triangles in line (all their axes
/// have almost no gap) nor points. So in doubtful cases the distance from corners to sides decides.
bool coresWithin(const ConvexPiece& a, const ConvexPiece& b, double reach, double slack) noexcept
{
    const double gap = std::max(axisGap(a, b), axisGap(b, a));
    if (gap > reach + slack)
        return false;
    if (std::isfinite(gap) && gap < -slack)
        return true;
    return std::min(cornerGap(a, b), cornerGap(b, a)) <= reach + 2.0 * slack;
}

bool isDisc(const ConvexPiece& piece) noexcept { return piece.count == 1; }

/// True for an axis-aligned rectangle, which fills its bounds.
bool fillsBounds(const Solid::Piece& piece) noexcept
{
    const Aabb& box = piece.bounds;
    return piece.convex.count == 4 && std::ranges::all_of(piece.convex.corners, [&box](Vec2 corner) {
               return (corner.x == box.lo.x || corner.x == box.hi.x) && (corner.y == box.lo.y || corner.y == box.hi.y);
           });
}

/// The larger gap of the two axes; negative when the boxes overlap. Differences, because these are exactly symmetric.
double boxGap(const Aabb& a, const Aabb& b) noexcept
{
    return std::max({a.lo.x - b.hi.x, b.lo.x - a.hi.x, a.lo.y - b.hi.y, b.lo.y - a.hi.y});
}

/// The result for discs and axis-aligned rectangles, without square roots; empty for other pieces.
std::optional<bool> plainOverlap(const Solid::Piece& a, const Solid::Piece& b, double slack) noexcept
{
    if (isDisc(b.convex) && !isDisc(a.convex))
        return plainOverlap(b, a, slack);
    if (isDisc(a.convex)) {
        const double reach = a.convex.radius + b.convex.radius + slack;
        if (isDisc(b.convex))
            return distanceSquared(a.convex.corners[0], b.convex.corners[0]) <= reach * reach;
        if (fillsBounds(b))
            return distanceSquared(b.bounds, a.convex.corners[0]) <= reach * reach;
        return std::nullopt;
    }
    if (fillsBounds(a) && fillsBounds(b))
        return boxGap(a.bounds, b.bounds) <= slack;
    return std::nullopt;
}

double reachOf(const Aabb& box) noexcept
{
    return std::max({std::abs(box.lo.x), std::abs(box.lo.y), std::abs(box.hi.x), std::abs(box.hi.y)});
}

} // namespace

double slackOf(const Aabb& a, const Aabb& b) noexcept { return 0x1p-46 * std::max(reachOf(a), reachOf(b)); }

bool overlap(const Solid::Piece& a, const Solid::Piece& b, bool seams) noexcept
{
    const double slack = slackOf(a.bounds, b.bounds);
    if (boxGap(a.bounds, b.bounds) > 2.0 * slack)
        return false;
    if (const std::optional<bool> plain = plainOverlap(a, b, seams ? slack : 0.0))
        return *plain;
    return coresWithin(a.convex, b.convex, a.convex.radius + b.convex.radius, slack);
}

double gapBetween(const ConvexPiece& a, const ConvexPiece& b) noexcept
{
    return std::max(0.0, std::min(cornerGap(a, b), cornerGap(b, a)) - (a.radius + b.radius));
}

} // namespace broadside
