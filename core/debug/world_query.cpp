#include "core/debug/world_query.h"

#include "core/base/overloaded.h"
#include "core/broadphase/limits.h"
#include "core/broadphase/nearest.h"
#include "core/collision/solid.h"
#include "core/debug/frame.h"
#include "core/dynamics/funnel.h"
#include "core/geometry/bounds.h"
#include "core/geometry/segment.h"

#include <algorithm>
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

/// Keeps the corners exactly; a width and a height around a centre could round them.
Shape solidBox(const Aabb& box)
{
    return Mesh{{box.lo, {box.hi.x, box.lo.y}, box.hi, {box.lo.x, box.hi.y}}, {0, 1, 2, 0, 2, 3}, true};
}

Shape shapeOf(const Ray& ray) { return Mesh{{ray.from, ray.to, ray.to}, {0, 1, 2}, true}; }

/// `distanceOf(row)` is the distance between the row's shape and the asker in `box`; infinite to exclude a row.
template<class DistanceOf>
std::optional<NearestObject> nearestTo(const ObjectTable& objects, const BroadPhase& broadPhase, const Aabb& box,
                                       DistanceOf&& distanceOf)
{
    const auto nearest = nearestObject(
        broadPhase, box,
        [&](ObjectIndex row) {
            // A shape is never nearer than its box, but rounding may say so. With the maximum, the result does not
            // depend on the path of the search.
            return std::max(distanceOf(row), distance(box, objects.boundsOf(row)));
        },
        [&](ObjectIndex a, ObjectIndex b) { return objects.idOf(a) < objects.idOf(b); });
    return nearest ? std::optional{NearestObject{objects.idOf(nearest->index), nearest->distance}} : std::nullopt;
}

std::optional<NearestObject> nearestToShape(const ObjectTable& objects, const BroadPhase& broadPhase,
                                            const Shape& shape, const Pose& pose)
{
    const Solid asker = solidOf(shape, pose);
    return nearestTo(objects, broadPhase, asker.bounds, [&](ObjectIndex row) {
        return distanceBetween(asker, solidOf(objects.shapeOf(row), objects.poseOf(row)));
    });
}

Answer answerObject(const ObjectTable& objects, const BroadPhase& broadPhase, ObjectIndex asker)
{
    Answer result;
    setFunnel(result, objects, funnelOf(objects, broadPhase, asker));
    CollisionFilter filter = objects.filterOf(asker);
    filter.dynamic = true;
    const Solid shape = solidOf(objects.shapeOf(asker), objects.poseOf(asker));
    result.nearest = nearestTo(objects, broadPhase, objects.boundsOf(asker), [&](ObjectIndex row) {
        if (row == asker || !canCollide(filter, objects.filterOf(row)))
            return std::numeric_limits<double>::infinity();
        return distanceBetween(shape, solidOf(objects.shapeOf(row), objects.poseOf(row)));
    });
    if (const auto row = broadPhase.publishedNearest(asker))
        result.publishedNearest = objects.idOf(*row);
    return result;
}

Answer answerPoint(const ObjectTable& objects, const BroadPhase& broadPhase, Vec2 point)
{
    Answer result;
    setFunnel(result, objects, funnelAt(objects, broadPhase, point));
    result.nearest = nearestTo(objects, broadPhase, {point, point}, [&](ObjectIndex row) {
        return distanceTo(objects.shapeOf(row), objects.poseOf(row), point);
    });
    return result;
}

Answer answerShape(const ObjectTable& objects, const BroadPhase& broadPhase, const Shape& shape, const Pose& pose)
{
    Answer result;
    setFunnel(result, objects, funnelOf(objects, broadPhase, shape, pose));
    result.nearest = nearestToShape(objects, broadPhase, shape, pose);
    return result;
}

Answer answerRay(const ObjectTable& objects, const BroadPhase& broadPhase, const Ray& ray)
{
    Answer result;
    ObjectFunnel funnel;
    broadPhase.candidatesAlong(ray.from, ray.to, funnel.candidates);
    const SegmentTest segment(ray.from, ray.to);
    for (const ObjectIndex row : funnel.candidates) {
        if (!segment.meets(objects.boundsOf(row)))
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
    result.nearest = nearestToShape(objects, broadPhase, shapeOf(ray), {});
    return result;
}

/// The cells of a question, at most limits::kDenseCells: in a vast world with tiny cells, all cells of one object would
/// not fit into memory.
CellIds cellsOf(const BroadPhase& broadPhase, const ObjectTable& objects, const Question& question)
{
    const auto touched = [&](const Aabb& box) { return broadPhase.cellsTouchedBy(box, limits::kDenseCells); };
    return std::visit(Overloaded{
                          [&](ObjectIndex row) { return touched(objects.boundsOf(row)); },
                          [&](Vec2 point) {
                              return touched({point, point});
                          },
                          [&](const Aabb& box) { return touched(box); },
                          [&](const CircleArea& c) { return touched(boundsOf(Circle{c.radius}, {c.center})); },
                          [&](const Ray& ray) {
                              const auto table = broadPhase.cellTable();
                              return table ? table->idsAlong(ray.from, ray.to, limits::kDenseCells) : CellIds{};
                          },
                      },
                      question);
}

/// Whether two boxes meet if their upper sides are excluded. A point meets a box that contains it.
bool meetsHalfOpen(const Aabb& box, const Aabb& asked)
{
    const auto below = [](double lo, double hi, bool isPoint) { return isPoint ? lo <= hi : lo < hi; };
    const bool isThinX = asked.lo.x == asked.hi.x;
    const bool isThinY = asked.lo.y == asked.hi.y;
    return below(box.lo.x, asked.hi.x, isThinX) && asked.lo.x < box.hi.x && below(box.lo.y, asked.hi.y, isThinY) &&
           asked.lo.y < box.hi.y;
}

} // namespace

Answer answer(const Frame& frame, const Question& question)
{
    const ObjectTable& objects = frame.objects();
    Answer result = answer(objects, *frame.broadPhase(), question);
    if (frame.touch() == TouchRule::Closed)
        return result;
    const auto meets = [&](ObjectId id) {
        const ObjectIndex row = *objects.rowOf(id);
        if (const auto* asker = std::get_if<ObjectIndex>(&question))
            return frame.boxesOverlap(*asker, row);
        if (const auto* point = std::get_if<Vec2>(&question))
            return meetsHalfOpen(objects.boundsOf(row), {*point, *point});
        const auto* box = std::get_if<Aabb>(&question);
        return !box || meetsHalfOpen(objects.boundsOf(row), *box);
    };
    std::erase_if(result.boxOverlaps, [&](ObjectId id) { return !meets(id); });
    std::erase_if(result.overlaps, [&](ObjectId id) { return !meets(id); });
    return result;
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
    result.cells = cellsOf(broadPhase, objects, question).ids;
    if (const auto* row = std::get_if<ObjectIndex>(&question))
        result.registeredCells = broadPhase.cellsOf(*row, limits::kDenseCells).ids;
    return result;
}

std::vector<ObjectId> missedBy(const Frame& frame, ObjectIndex asker)
{
    const ObjectTable& objects = frame.objects();
    std::vector<ObjectIndex> missed;
    objects.forEach([&](ObjectIndex row) {
        if (row != asker && canCollide(objects.filterOf(asker), objects.filterOf(row)) &&
            frame.boxesOverlap(asker, row) && !frame.isCandidate(asker, row))
            missed.push_back(row);
    });
    return idsOf(objects, missed);
}

} // namespace broadside
