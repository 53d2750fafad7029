#include "core/debug/frame.h"

#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {
Frame::Frame(FrameParts parts)
    : m_parts(std::move(parts))
{
    assert(m_parts.objects);
}

Frame Frame::of(const World& world, const StepReport* report)
{
    FrameParts parts;
    parts.objects = &world.objects();
    parts.world = world.settings();
    parts.step = world.stepCount();
    parts.time = world.time();
    parts.broadPhase = &world.broadPhase();
    if (report) {
        parts.timings = report->timings;
        parts.hash = report->hash;
    }
    return Frame(std::move(parts));
}

Frame Frame::of(const ObjectTable& objects, const BroadPhase& broadPhase, const WorldSettings& world)
{
    FrameParts parts;
    parts.objects = &objects;
    parts.world = world;
    parts.broadPhase = &broadPhase;
    return Frame(std::move(parts));
}

std::string Frame::broadPhaseName() const
{
    if (!m_parts.broadPhaseName.empty())
        return m_parts.broadPhaseName;
    const auto algorithm = m_parts.broadPhase ? algorithmOf(*m_parts.broadPhase) : std::nullopt;
    return algorithm ? "the algorithm " + std::string(infoOf(*algorithm).name) : std::string("the broad phase");
}

std::optional<CellTable> Frame::cellTable() const
{
    return m_parts.broadPhase ? m_parts.broadPhase->cellTable() : std::nullopt;
}

bool Frame::isCandidate(ObjectIndex a, ObjectIndex b) const
{
    const ObjectTable& objects = *m_parts.objects;
    if (!canCollide(objects.filterOf(a), objects.filterOf(b)))
        return false;
    if (m_parts.candidates)
        return std::ranges::binary_search(*m_parts.candidates, orderedPair(a, b));
    if (!m_parts.broadPhase)
        return false;
    std::vector<ObjectIndex> found;
    const ObjectIndex asker = objects.filterOf(a).dynamic ? a : b; // as in a step
    m_parts.broadPhase->candidatesOf(asker, found);
    return std::ranges::find(found, asker == a ? b : a) != found.end();
}

bool Frame::boxesOverlap(ObjectIndex a, ObjectIndex b) const noexcept
{
    return broadside::overlaps(m_parts.objects->boundsOf(a), m_parts.objects->boundsOf(b), m_parts.touch);
}

bool Frame::shapesOverlap(ObjectIndex a, ObjectIndex b) const
{
    return boxesOverlap(a, b) && broadside::shapesOverlap(*m_parts.objects, orderedPair(a, b));
}

const FunnelPairs& Frame::boxPairs() const
{
    if (m_pairs)
        return *m_pairs;
    FunnelPairs& pairs = m_pairs.emplace();
    if (m_parts.candidates)
        testBoxes(objects(), *m_parts.candidates, pairs, m_parts.touch);
    else if (m_parts.broadPhase)
        askBroadPhase(objects(), *m_parts.broadPhase, pairs, {}, m_parts.touch);
    return pairs;
}

const FunnelPairs& Frame::pairs() const
{
    static_cast<void>(boxPairs());
    if (!std::exchange(m_hasOverlaps, true)) {
        runNarrowPhase(objects(), *m_pairs);
        m_pairs->funnel.pairs = collidablePairs(objects());
    }
    return *m_pairs;
}

void Frame::showCandidates(PairSink& sink) const
{
    if (m_parts.candidates)
        sink.take(*m_parts.candidates);
    else if (m_parts.broadPhase)
        m_parts.broadPhase->candidatePairs(sink);
}

std::optional<std::vector<IndexPair>> Frame::candidates(std::size_t most, const std::stop_token& stop) const
{
    if (!m_parts.candidates)
        return m_parts.broadPhase ? candidateList(*m_parts.broadPhase, most, stop) : std::vector<IndexPair>{};
    return m_parts.candidates->size() <= most ? m_parts.candidates : std::nullopt;
}

} // namespace broadside
