#include "core/trace/miss_reduction.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace broadside::trace {
namespace {

constexpr std::array kTextbook{Algorithm::CornerGrid, Algorithm::RangeGrid, Algorithm::BucketGrid};

Scene withOnly(const Scene& scene, const std::set<ObjectId>& kept)
{
    Scene made;
    made.world = scene.world;
    made.broadPhase = scene.broadPhase;
    made.step = scene.step;
    for (const ObjectPtr& object : scene.objects())
        if (kept.contains(object->id))
            made.append(object);
    return made;
}

/// The two, and what may have been in their way.
std::set<ObjectId> concerned(const Frame& frame, const MissedPair& miss)
{
    const ObjectTable& objects = frame.objects();
    std::vector<ObjectIndex> rows{miss.pair.a, miss.pair.b};
    if (miss.cause == MissCause::Unknown && frame.broadPhase())
        for (const ObjectIndex row : {miss.pair.a, miss.pair.b}) {
            frame.broadPhase()->candidatesOf(row, rows);
            frame.broadPhase()->candidatesIn(objects.boundsOf(row), rows);
        }
    std::set<ObjectId> ids;
    for (const ObjectIndex row : rows)
        ids.insert(objects.idOf(row));
    return ids;
}

/// Nothing when the algorithm does not make this mistake. Refused: what World::fromScene refuses.
Result<std::optional<Reduction>> reducedWith(Scene scene, const BroadPhaseSettings& settings, ReduceOptions options)
{
    scene.broadPhase = settings;
    options.plan = {};
    return reduce(scene, options);
}

} // namespace

Result<MissReduction> reduceMiss(const TraceWorld& world, const Frame& frame, const MissedPair& miss,
                                 const std::optional<BroadPhaseSettings>& own, const ReduceOptions& options)
{
    const ObjectTable& objects = frame.objects();
    const ObjectId a = objects.idOf(miss.pair.a);
    const ObjectId b = objects.idOf(miss.pair.b);
    const Scene scene = world.toScene();
    ReduceOptions wanted = options;
    wanted.finding = Finding{Finding::Kind::MissedPair, 0, std::min(a, b), std::max(a, b), miss.cause};
    std::vector<BroadPhaseSettings> tried;
    const double cells = world.map().length(world.info().parameter("cell-size").value_or(0.0));
    if (own)
        tried.push_back(*own);
    else if (cells > 0.0 && miss.cause != MissCause::Unknown)
        for (const Algorithm algorithm : kTextbook)
            tried.push_back({algorithm, cells});
    MissReduction made;
    for (const BroadPhaseSettings& settings : tried) {
        auto reduction = reducedWith(scene, settings, wanted);
        if (!reduction && own)
            return reduction.problem();
        if (!reduction || !*reduction)
            continue;
        made.scene = std::move((*reduction)->scene);
        made.shows = settings.algorithm;
        made.runs = (*reduction)->runs;
        made.complete = (*reduction)->complete;
        return made;
    }
    made.scene = withOnly(scene, concerned(frame, miss));
    return made;
}

} // namespace broadside::trace
