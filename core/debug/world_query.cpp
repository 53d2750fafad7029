#include "core/debug/world_query.h"

#include "core/base/overloaded.h"
#include "core/dynamics/funnel.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

std::vector<ObjectId> idsOf(const ObjectTable& objects, const std::vector<ObjectIndex>& rows)
{
    std::vector<ObjectId> ids;
    ids.reserve(rows.size());
    for (const ObjectIndex row : rows)
        ids.push_back(objects.idOf(row));
    std::ranges::sort(ids); // rows added later may have smaller ids
    return ids;
}

void setFunnel(Answer& answer, const ObjectTable& objects, const ObjectFunnel& funnel)
{
    answer.candidates = idsOf(objects, funnel.candidates);
    answer.boxOverlaps = idsOf(objects, funnel.boxOverlaps);
    answer.overlaps = idsOf(objects, funnel.overlaps);
}

/// The corners are kept as they are, which a width and a height around a centre could not promise.
Shape solidBox(const Aabb& box)
{
    return Mesh{{box.lo, {box.hi.x, box.lo.y}, box.hi, {box.lo.x, box.hi.y}}, {0, 1, 2, 0, 2, 3}, true};
}

Shape segment(const Ray& ray) { return Mesh{{ray.from, ray.to, ray.to}, {0, 1, 2}, true}; }

Aabb boxAround(const Ray& ray) { return united(Aabb{ray.from, ray.from}, ray.to); }

/// From box to box, squared: a lower bound of the distance between what is in them.
double distanceSquaredBetween(const Aabb& a, const Aabb& b)
{
    const double x = std::max({0.0, b.lo.x - a.hi.x, a.lo.x - b.hi.x});
    const double y = std::max({0.0, b.lo.y - a.hi.y, a.lo.y - b.hi.y});
    return lengthSquared({x, y});
}

/// `mayAnswer(row)` chooses among the rows, `distanceOf(row)` measures from the asker in `box`.
template<class MayAnswer, class DistanceOf>
std::optional<NearestObject> nearestTo(const ObjectTable& objects, const Aabb& box, MayAnswer&& mayAnswer,
                                       DistanceOf&& distanceOf)
{
    constexpr double kSlack = 1.0 + 1e-9; // rounding must not pass over a tie
    std::optional<NearestObject> best;
    objects.forEach([&](ObjectIndex row) {
        if (!mayAnswer(row))
            return;
        if (best && distanceSquaredBetween(box, objects.boundsOf(row)) > best->distance * best->distance * kSlack)
            return;
        const NearestObject here{objects.idOf(row), distanceOf(row)};
        if (!best || here.distance < best->distance || (here.distance == best->distance && here.id < best->id))
            best = here;
    });
    return best;
}

std::optional<NearestObject> nearestToShape(const ObjectTable& objects, const Shape& shape, const Pose& pose,
                                            const Aabb& box)
{
    return nearestTo(
        objects, box, [](ObjectIndex) { return true; },
        [&](ObjectIndex row) { return distanceBetween(shape, pose, objects.shapeOf(row), objects.poseOf(row)); });
}

/// Closed sets. Errs towards yes within rounding, so that nothing that a ray hits is left out.
bool segmentMeets(const Ray& ray, const Aabb& box)
{
    if (!overlaps(boxAround(ray), box))
        return false;
    const Vec2 along = ray.to - ray.from;
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    double largest = 0.0;
    for (const Vec2 corner : {box.lo, Vec2{box.hi.x, box.lo.y}, box.hi, Vec2{box.lo.x, box.hi.y}}) {
        const Vec2 toCorner = corner - ray.from;
        const double side = cross(along, toCorner);
        lowest = std::min(lowest, side);
        highest = std::max(highest, side);
        largest = std::max(largest, std::abs(along.x * toCorner.y) + std::abs(along.y * toCorner.x));
    }
    const double slack = 1e-12 * largest;
    return lowest <= slack && highest >= -slack;
}

Aabb areaOf(const GridLayout& layout, const CellRange& cells)
{
    return united(layout.boundsOf(cells.first), layout.boundsOf(cells.last));
}

/// Column by column: the rows that the part of the ray over the column passes. A corner that it only touches counts.
std::vector<std::uint64_t> cellsAlong(const GridLayout& layout, const Ray& ray)
{
    const CellRange around = layout.clipped(layout.cellsOf(boxAround(ray)));
    std::vector<std::uint64_t> ids;
    const Vec2 along = ray.to - ray.from;
    for (std::int64_t x = around.first.x; x <= around.last.x && !around.isEmpty(); ++x) {
        CellRange column{{x, around.first.y}, {x, around.last.y}};
        if (along.x != 0.0) {
            const Aabb strip = layout.boundsOf({x, 0});
            const double enter = std::clamp((strip.lo.x - ray.from.x) / along.x, 0.0, 1.0);
            const double leave = std::clamp((strip.hi.x - ray.from.x) / along.x, 0.0, 1.0);
            const double y0 = ray.from.y + enter * along.y;
            const double y1 = ray.from.y + leave * along.y;
            const std::int64_t first = layout.cellAt({strip.lo.x, std::min(y0, y1)}).y;
            const std::int64_t last = layout.cellAt({strip.lo.x, std::max(y0, y1)}).y;
            column = intersection(column, {{x, first}, {x, last}});
        }
        for (std::int64_t y = column.first.y; y <= column.last.y; ++y)
            ids.push_back(*layout.idOf({x, y}));
    }
    std::ranges::sort(ids);
    return ids;
}

Answer answerObject(const ObjectTable& objects, const BroadPhase& broadPhase, ObjectIndex asker)
{
    Answer result;
    setFunnel(result, objects, funnelOf(objects, broadPhase, asker));
    CollisionFilter filter = objects.filterOf(asker);
    filter.dynamic = true;
    result.nearest = nearestTo(
        objects, objects.boundsOf(asker),
        [&](ObjectIndex row) { return row != asker && canCollide(filter, objects.filterOf(row)); },
        [&](ObjectIndex row) {
            return distanceBetween(objects.shapeOf(asker), objects.poseOf(asker), objects.shapeOf(row),
                                   objects.poseOf(row));
        });
    return result;
}

Answer answerPoint(const ObjectTable& objects, const BroadPhase& broadPhase, Vec2 point)
{
    Answer result;
    setFunnel(result, objects, funnelAt(objects, broadPhase, point));
    result.nearest = nearestTo(
        objects, {point, point}, [](ObjectIndex) { return true; },
        [&](ObjectIndex row) { return distanceTo(objects.shapeOf(row), objects.poseOf(row), point); });
    return result;
}

Answer answerShape(const ObjectTable& objects, const BroadPhase& broadPhase, const Shape& shape, const Pose& pose)
{
    Answer result;
    setFunnel(result, objects, funnelOf(objects, broadPhase, shape, pose));
    result.nearest = nearestToShape(objects, shape, pose, boundsOf(shape, pose));
    return result;
}

Answer answerRay(const ObjectTable& objects, const BroadPhase& broadPhase, const Ray& ray)
{
    Answer result;
    const auto layout = broadPhase.layout();
    std::vector<ObjectIndex> nearby;
    broadPhase.candidatesIn(boxAround(ray), nearby);
    ObjectFunnel funnel;
    for (const ObjectIndex row : nearby) {
        const Aabb& box = objects.boundsOf(row);
        if (layout && !segmentMeets(ray, areaOf(*layout, layout->cellsOf(box))))
            continue;
        funnel.candidates.push_back(row);
        if (!segmentMeets(ray, box))
            continue;
        funnel.boxOverlaps.push_back(row);
        if (const auto hit = castRay(objects.shapeOf(row), objects.poseOf(row), ray.from, ray.to)) {
            funnel.overlaps.push_back(row);
            result.hits.push_back({objects.idOf(row), *hit});
        }
    }
    setFunnel(result, objects, funnel);
    std::ranges::sort(result.hits, [](const RayMeeting& a, const RayMeeting& b) {
        return a.hit.fraction != b.hit.fraction ? a.hit.fraction < b.hit.fraction : a.id < b.id;
    });
    result.nearest = nearestToShape(objects, segment(ray), {}, boxAround(ray));
    return result;
}

std::vector<std::uint64_t> cellsOf(const GridLayout& layout, const ObjectTable& objects, const Question& question)
{
    return std::visit(
        Overloaded{
            [&](ObjectIndex row) { return cellIdsOf(layout, objects.boundsOf(row)); },
            [&](Vec2 point) {
                return cellIdsOf(layout, {point, point});
            },
            [&](const Aabb& box) { return cellIdsOf(layout, box); },
            [&](const CircleArea& c) { return cellIdsOf(layout, boundsOf(Circle{c.radius}, {c.center})); },
            [&](const Ray& ray) { return cellsAlong(layout, ray); },
        },
        question);
}

} // namespace

std::vector<std::uint64_t> cellIdsOf(const GridLayout& layout, const Aabb& box)
{
    const CellRange cells = layout.clipped(layout.cellsOf(box));
    std::vector<std::uint64_t> ids;
    ids.reserve(static_cast<std::size_t>(cells.count()));
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            ids.push_back(*layout.idOf({x, y}));
    return ids;
}

Answer answer(const ObjectTable& objects, const BroadPhase& broadPhase, const Question& question)
{
    Answer result = std::visit(
        Overloaded{
            [&](ObjectIndex row) { return answerObject(objects, broadPhase, row); },
            [&](Vec2 point) { return answerPoint(objects, broadPhase, point); },
            [&](const Aabb& box) { return answerShape(objects, broadPhase, solidBox(box), {}); },
            [&](const CircleArea& c) { return answerShape(objects, broadPhase, Circle{c.radius}, {c.center}); },
            [&](const Ray& ray) { return answerRay(objects, broadPhase, ray); },
        },
        question);
    if (const auto layout = broadPhase.layout())
        result.cells = cellsOf(*layout, objects, question);
    return result;
}

} // namespace broadside
