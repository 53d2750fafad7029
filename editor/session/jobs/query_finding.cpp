#include "editor/session/jobs/query_finding.h"

#include "core/base/overloaded.h"

#include <algorithm>

namespace broadside {
namespace {

Vec2 nearestOn(const Ray& ray, Vec2 point)
{
    const Vec2 along = ray.to - ray.from;
    const double square = dot(along, along);
    const double share = square > 0.0 ? std::clamp(dot(point - ray.from, along) / square, 0.0, 1.0) : 0.0;
    return ray.from + along * share;
}

Vec2 nearestOn(const Question& question, Vec2 point)
{
    return std::visit(
        Overloaded{[&](ObjectIndex) { return point; }, [&](Vec2 asked) { return asked; },
                   [&](const Aabb& box) {
                       return Vec2{std::clamp(point.x, box.lo.x, box.hi.x), std::clamp(point.y, box.lo.y, box.hi.y)};
                   },
                   [&](const CircleArea& circle) {
                       const Vec2 offset = point - circle.center;
                       const double share = std::min(1.0, circle.radius / std::max(length(offset), circle.radius));
                       return circle.center + offset * share;
                   },
                   [&](const Ray& ray) { return nearestOn(ray, point); }},
        question);
}

/// The nearest point of a shape. The distance grows by one metre for each metre in the direction away from the shape.
Vec2 nearestOn(const ObjectTable& objects, ObjectIndex row, Vec2 point)
{
    const auto distanceAt = [&](Vec2 at) { return distanceTo(objects.shapeOf(row), objects.poseOf(row), at); };
    const double away = distanceAt(point);
    const double nudge = 1e-4 * away;
    const Vec2 slope{distanceAt(point + Vec2{nudge, 0.0}) - distanceAt(point - Vec2{nudge, 0.0}),
                     distanceAt(point + Vec2{0.0, nudge}) - distanceAt(point - Vec2{0.0, nudge})};
    return point - normalized(slope) * away;
}

} // namespace

Aabb boundsOf(const Question& question)
{
    return std::visit(Overloaded{[](ObjectIndex) { return Aabb{}; },
                                 [](Vec2 point) {
                                     return Aabb{point, point};
                                 },
                                 [](const Aabb& box) { return box; },
                                 [](const CircleArea& circle) {
                                     return grown(Aabb{circle.center, circle.center}, circle.radius);
                                 },
                                 [](const Ray& ray) {
                                     return united(Aabb{ray.from, ray.from}, ray.to);
                                 }},
                      question);
}

std::optional<std::pair<Vec2, Vec2>> shortestSegment(const Question& question, const ObjectTable& objects,
                                                     const NearestObject& nearest)
{
    constexpr int kMostTurns = 400;
    constexpr double kCloseEnough = 1.001;
    const auto row = objects.indexOf(nearest.id);
    if (!row || nearest.distance <= 0.0)
        return std::nullopt;
    const auto* circle = std::get_if<CircleArea>(&question);
    Vec2 from = circle ? circle->center : nearestOn(question, objects.boundsOf(*row).center());
    Vec2 to = nearestOn(objects, *row, from); // The nearest point to a circle's centre is also nearest to its edge.
    from = nearestOn(question, to);
    for (int turn = 0; turn < kMostTurns && distance(from, to) > kCloseEnough * nearest.distance; ++turn) {
        to = nearestOn(objects, *row, from);
        from = nearestOn(question, to);
    }
    return std::pair{from, to};
}

} // namespace broadside
