#include "core/debug/expectation/convex_hull.h"

#include "core/collision/overlap.h"
#include "core/geometry/pieces.h"

#include <algorithm>

namespace broadside::expectation {
namespace {

/// Appends a chain of left turns to the hull, which keeps at least `kept` points.
void appendChain(std::vector<Vec2>& hull, std::size_t kept, Vec2 point)
{
    while (hull.size() >= kept + 2 && cross(hull.back() - hull[hull.size() - 2], point - hull[hull.size() - 2]) <= 0.0)
        hull.pop_back();
    hull.push_back(point);
}

} // namespace

std::vector<Vec2> convexHull(std::vector<Vec2> points)
{
    std::ranges::sort(points, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3)
        return points;
    std::vector<Vec2> hull;
    for (const Vec2 point : points)
        appendChain(hull, 0, point);
    const std::size_t lower = hull.size() - 1;
    for (auto point = points.rbegin() + 1; point != points.rend(); ++point)
        appendChain(hull, lower, *point);
    hull.pop_back(); // the first point again
    return hull;
}

bool isInHullOf(const Shape& shape, const Pose& pose, const Shape& around, const Pose& aroundPose)
{
    std::vector<ConvexPiece> pieces;
    appendPieces(around, aroundPose, pieces);
    std::vector<Vec2> points;
    for (const ConvexPiece& piece : pieces)
        points.insert(points.end(), piece.points().begin(), piece.points().end());
    const std::vector<Vec2> hull = convexHull(std::move(points));
    return hull.size() >= 3 && overlap(shape, pose, Polygon{hull}, Pose{});
}

} // namespace broadside::expectation
