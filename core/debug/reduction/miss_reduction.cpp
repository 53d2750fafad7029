#include "core/debug/reduction/miss_reduction.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// No value if the algorithm does not make this mistake. Refuses what World::fromScene() refuses.
Result<std::optional<Reduction>> reducedWith(Scene scene, const BroadPhaseSettings& settings, ReduceOptions options)
{
    scene.broadPhase = settings;
    options.plan = {};
    return reduce(scene, options);
}

} // namespace

Result<std::optional<MissReduction>> reduceMiss(const MissedIn& missed, const std::optional<BroadPhaseSettings>& own,
                                                const ReduceOptions& options)
{
    const ObjectTable& objects = missed.frame.objects();
    const ObjectId a = objects.idOf(missed.miss.pair.a);
    const ObjectId b = objects.idOf(missed.miss.pair.b);
    const MissCause cause = missed.miss.cause;
    ReduceOptions wanted = options;
    wanted.finding = Finding{Finding::Kind::MissedPair, 0, std::min(a, b), std::max(a, b), cause};
    std::vector<BroadPhaseSettings> tried;
    if (own)
        tried.push_back(*own);
    else if (missed.cellSize > 0.0 && cause != MissCause::Unknown)
        for (const AlgorithmInfo& info : algorithms())
            if (info.isTextbook())
                tried.push_back({info.algorithm, missed.cellSize});
    for (const BroadPhaseSettings& settings : tried) {
        auto reduction = reducedWith(missed.start, settings, wanted);
        if (!reduction && own)
            return reduction.problem();
        if (!reduction || !*reduction)
            continue;
        return std::optional{MissReduction{std::move((*reduction)->scene), settings.algorithm, (*reduction)->runs,
                                           (*reduction)->complete}};
    }
    return std::optional<MissReduction>{};
}

} // namespace broadside
