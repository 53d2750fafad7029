#include "core/debug/audit.h"

#include "core/broadphase/aabb_tree.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

namespace broadside {

namespace {

/// What a judge of packed-grid is to know of a world.
struct Extent {
    Aabb around;
    double meanSide = 0.0; ///< The larger one of a box.
    double count = 0.0;
};

Extent extentOf(const ObjectTable& objects)
{
    Extent extent;
    objects.forEach([&](ObjectIndex row) {
        const Aabb& box = objects.boundsOf(row);
        extent.around = united(extent.around, box);
        extent.meanSide += std::max(box.width(), box.height());
        extent.count += 1.0;
    });
    if (extent.count > 0.0)
        extent.meanSide /= extent.count;
    return extent;
}

/// Cells of twice the objects, or as many of them as there are objects. A grid stands at the origin and does not suit
/// worlds that reach to the other side of it, or are mostly empty.
BroadPhaseSettings judgeOfPackedGrid(const Extent& extent)
{
    constexpr double kMostSides = 8.0;
    const double cell =
        std::max(2.0 * extent.meanSide, std::sqrt(extent.around.hi.x * extent.around.hi.y / (1.0 + extent.count)));
    const bool suits = extent.count > 0.0 && extent.around.lo.x > -cell && extent.around.lo.y > -cell &&
                       extent.around.hi.x > 0.0 && extent.around.hi.y > 0.0 && cell <= kMostSides * extent.meanSide;
    return suits ? BroadPhaseSettings{Algorithm::Grid, cell} : BroadPhaseSettings{Algorithm::AabbTree};
}

/// An old one serves as long as its cells are about as they should be.
bool isStillGood(const BroadPhaseSettings& old, const BroadPhaseSettings& wanted)
{
    return old.algorithm == wanted.algorithm &&
           (old.algorithm != Algorithm::Grid ||
            (old.cellSize < 2.0 * wanted.cellSize && wanted.cellSize < 2.0 * old.cellSize));
}

std::unique_ptr<BroadPhase> makeJudge(BroadPhaseSettings& settings, const Extent& extent)
{
    if (auto made = makeBroadPhase(settings, std::max(1.0, extent.around.hi.x), std::max(1.0, extent.around.hi.y)))
        return std::move(*made);
    settings = {Algorithm::AabbTree};
    return std::make_unique<AabbTree>();
}

} // namespace

std::span<const IndexPair> BoxJudge::overlapsOf(const ObjectTable& objects, std::optional<Algorithm> audited)
{
    const bool ofPackedGrid = audited == Algorithm::PackedGrid;
    const Extent extent = ofPackedGrid ? extentOf(objects) : Extent{};
    BroadPhaseSettings wanted = ofPackedGrid ? judgeOfPackedGrid(extent) : BroadPhaseSettings{Algorithm::PackedGrid};
    if (!m_settings || !isStillGood(*m_settings, wanted)) {
        m_mirror.emplace(makeJudge(wanted, extent));
        m_settings = wanted;
    }
    m_mirror->follow(objects, [&](ObjectIndex row) { return objects.boundsOf(row); });
    askBroadPhase(objects, m_mirror->broadPhase(), m_pairs);
    return m_pairs.boxOverlaps;
}

std::vector<IndexPair> trueBoxOverlaps(const ObjectTable& objects, std::optional<Algorithm> audited)
{
    BoxJudge judge;
    const auto overlaps = judge.overlapsOf(objects, audited);
    return {overlaps.begin(), overlaps.end()};
}

FrameAudit auditFrame(const Frame& frame)
{
    BoxJudge judge;
    return auditFrame(frame, judge);
}

FrameAudit auditFrame(const Frame& frame, BoxJudge& judge)
{
    const FunnelPairs& found = frame.boxPairs();
    FrameAudit audit;
    audit.candidates = found.funnel.candidates;
    audit.falsePositives = found.funnel.candidates - found.boxOverlaps.size();
    const BroadPhase* audited = frame.broadPhase();
    const std::span<const IndexPair> overlapping =
        judge.overlapsOf(frame.objects(), audited ? std::optional{audited->algorithm()} : std::nullopt);
    std::vector<IndexPair> missed;
    std::ranges::set_difference(overlapping, found.boxOverlaps, std::back_inserter(missed));
    for (const IndexPair pair : missed)
        if (frame.boxesOverlap(pair.a, pair.b))
            audit.missed.push_back({pair, causeOfMiss(frame.objects(), audited, frame.world(), pair)});
    return audit;
}

void Audit::observe(const World& world, const StepReport* report)
{
    const ObjectTable& objects = world.objects();
    const FrameAudit frame = auditFrame(Frame::of(world), m_judge);
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
