#include "core/trace/miss_reduction.h"

#include <algorithm>
#include <utility>

namespace broadside::trace {
namespace {

/// Nothing when the algorithm does not make this mistake. Refused: what World::fromScene refuses.
Result<std::optional<Reduction>> reducedWith(Scene scene, const BroadPhaseSettings& settings, ReduceOptions options)
{
    scene.broadPhase = settings;
    options.plan = {};
    return reduce(scene, options);
}

} // namespace

Result<std::optional<MissReduction>> reduceMiss(const TraceWorld& world, const Frame& frame, const MissedPair& miss,
                                                const std::optional<BroadPhaseSettings>& own,
                                                const ReduceOptions& options)
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
        for (const AlgorithmInfo& info : algorithms())
            if (info.isTextbook())
                tried.push_back({info.algorithm, cells});
    for (const BroadPhaseSettings& settings : tried) {
        auto reduction = reducedWith(scene, settings, wanted);
        if (!reduction && own)
            return reduction.problem();
        if (!reduction || !*reduction)
            continue;
        return std::optional{MissReduction{std::move((*reduction)->scene), settings.algorithm, (*reduction)->runs,
                                           (*reduction)->complete}};
    }
    return std::optional<MissReduction>{};
}

} // namespace broadside::trace
