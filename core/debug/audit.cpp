#include "core/debug/audit.h"

#include "core/broadphase/aabb_tree.h"
#include "core/broadphase/packed_grid.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace broadside {

std::vector<IndexPair> trueBoxOverlaps(const ObjectTable& objects, std::optional<Algorithm> audited)
{
    std::unique_ptr<BroadPhase> judge;
    if (audited == Algorithm::PackedGrid)
        judge = std::make_unique<AabbTree>();
    else
        judge = std::make_unique<PackedGrid>();
    addAll(objects, *judge);
    judge->update();
    FunnelPairs pairs;
    askBroadPhase(objects, *judge, pairs);
    return std::move(pairs.boxOverlaps);
}

FrameAudit auditFrame(const Frame& frame)
{
    const FunnelPairs& found = frame.boxPairs();
    FrameAudit audit;
    audit.candidates = found.funnel.candidates;
    audit.falsePositives = found.funnel.candidates - found.boxOverlaps.size();
    const BroadPhase* audited = frame.broadPhase();
    std::vector<IndexPair> overlapping =
        trueBoxOverlaps(frame.objects(), audited ? std::optional{audited->algorithm()} : std::nullopt);
    std::erase_if(overlapping, [&](IndexPair pair) { return !frame.boxesOverlap(pair.a, pair.b); });
    std::vector<IndexPair> missed;
    std::ranges::set_difference(overlapping, found.boxOverlaps, std::back_inserter(missed));
    for (const IndexPair pair : missed)
        audit.missed.push_back({pair, causeOfMiss(frame.objects(), audited, frame.world(), pair)});
    return audit;
}

void Audit::observe(const World& world, const StepReport* report)
{
    const ObjectTable& objects = world.objects();
    const FrameAudit frame = auditFrame(Frame::of(world));
    for (const MissedPair& miss : frame.missed)
        m_missed.push_back({world.stepCount(), {objects.idOf(miss.pair.a), objects.idOf(miss.pair.b)}, miss.cause});
    if (report && m_watch)
        for (const Tunnelling& tunnelling : m_watch->observe(world, *report))
            m_tunnelled.push_back({world.stepCount(), world.stepSettings().dt, tunnelling});
    else
        m_watch.emplace(world);
    m_candidates += frame.candidates;
    m_falsePositives += frame.falsePositives;
    ++m_frames;
}

} // namespace broadside
