// Finds static objects that overlap.

#include "core/base/overloaded.h"
#include "core/broadphase/packed_grid.h"
#include "core/collision/contact.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <cmath>

namespace broadside::level {
namespace {

/// Depth that rounding can give to two objects that only touch, relative to their size or coordinates.
constexpr double kDepthOfRounding = 1e-9;

constexpr std::uint64_t kPointsOfBox = 5;

std::uint64_t pointsOfShape(const Shape& shape)
{
    return std::visit(Overloaded{[](const Mesh& mesh) { return std::uint64_t{mesh.indices.size()}; },
                                 [](const Polygon& polygon) { return std::uint64_t{polygon.points.size()}; },
                                 [](const Compound& compound) { return 4 * std::uint64_t{compound.parts.size()}; },
                                 [](const auto&) { return std::uint64_t{4}; }},
                      shape) +
           1;
}

/// Takes pairs whose boxes overlap, and keeps those whose shapes overlap deeper than rounding.
class Intruders final : public PairSink {
public:
    Intruders(const ObjectTable& objects, const std::stop_token& stop)
        : m_objects(objects)
        , m_stop(stop)
    {}
    void take(std::span<const IndexPair> pairs) override
    {
        for (const IndexPair pair : pairs) {
            m_work += pointsOf(pair.a) * pointsOf(pair.b);
            if (!wantsMore())
                return;
            if (isInEachOther(pair))
                found.push_back(pair);
        }
    }
    [[nodiscard]] bool wantsMore() const override { return m_work <= kMostWork && !m_stop.stop_requested(); }

    std::vector<IndexPair> found;

private:
    /// Boxes, of which most levels consist, are known without a look at the object.
    [[nodiscard]] std::uint64_t pointsOf(ObjectIndex row) const
    {
        return m_objects.isBox(row) ? kPointsOfBox : pointsOfShape(m_objects.shapeOf(row));
    }
    /// How far one of two boxes has to move along an axis until they only touch, in metres.
    [[nodiscard]] static double depthOf(const Aabb& a, const Aabb& b)
    {
        return std::min({a.hi.x - b.lo.x, b.hi.x - a.lo.x, a.hi.y - b.lo.y, b.hi.y - a.lo.y});
    }
    [[nodiscard]] bool isInEachOther(IndexPair pair) const
    {
        const Aabb& a = m_objects.boundsOf(pair.a);
        const Aabb& b = m_objects.boundsOf(pair.b);
        const double size = std::max({1.0, longerSide(a), longerSide(b), std::abs(a.hi.x), std::abs(a.hi.y),
                                      std::abs(a.lo.x), std::abs(a.lo.y)});
        // Tiles touch: most pairs of boxes are decided here. The half is more than the two depths can differ by
        // rounding.
        if (m_objects.isBox(pair.a) && m_objects.isBox(pair.b) && depthOf(a, b) <= 0.5 * kDepthOfRounding * size)
            return false;
        const auto contact = contactBetween(m_objects.shapeOf(pair.a), m_objects.poseOf(pair.a),
                                            m_objects.shapeOf(pair.b), m_objects.poseOf(pair.b));
        return contact && contact->depth > kDepthOfRounding * size;
    }

    const ObjectTable& m_objects;
    const std::stop_token& m_stop;
    std::uint64_t m_work = 0;
};

LevelFinding intrusion(const SceneObject& a, const SceneObject& b)
{
    const ObjectPtr renamed = edited(b, [&](SceneObject& object) {
        object.id = a.id;
        object.name = a.name;
    });
    if (sameContent(a, *renamed))
        return {.severity = Severity::Warning,
                .objects = {b.id, a.id},
                .message = texts::levelSamePlace(displayName(b), displayName(a)),
                .remedy = texts::levelDeleteOne(),
                .fix = RemoveSceneObjects{{b.id}}};
    return {.severity = Severity::Info,
            .objects = {a.id, b.id},
            .message = texts::levelReachInto(displayName(a), displayName(b)),
            .remedy = texts::levelMoveApart(),
            .fix = {}};
}

} // namespace

void checkStatics(const ObjectTable& objects, LevelReport& report, const std::stop_token& stop)
{
    PackedGrid grid(packed::widestLanes(), 1); // several threads would keep all pairs in memory
    // Backwards: the first row makes room for all others.
    for (auto row = static_cast<ObjectIndex>(objects.rowCount()); row-- > 0;) {
        const CollisionFilter& filter = objects.filterOf(row);
        if (objects.isPresent(row) && !filter.dynamic && meetsAnything(filter))
            grid.add(row, objects.boundsOf(row), {.category = 1, .mask = 1, .dynamic = true}); // any two can collide
    }
    grid.update();
    Intruders intruders(objects, stop);
    grid.candidatePairs(intruders);
    report.isComplete = report.isComplete && intruders.wantsMore();
    std::ranges::sort(intruders.found);
    List list(report, LevelCheck::OverlappingStatics);
    for (const IndexPair pair : intruders.found)
        list.add([&] { return intrusion(objects.objectOf(pair.a), objects.objectOf(pair.b)); });
}

} // namespace broadside::level
