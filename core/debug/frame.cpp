#include "core/debug/frame.h"

#include "core/collision/overlap.h"
#include "core/debug/frame_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

/// Finds box overlaps without the candidates of a game, with the debugger's own tree.
void testAllBoxes(const ObjectTable& objects, const WorldSettings& world, TouchRule touch, FunnelPairs& pairs)
{
    const auto tree = makeBroadPhase({kQueryTree, 1.0}, world.width, world.height);
    addAll(objects, **tree);
    (*tree)->update();
    askBroadPhase(objects, **tree, pairs, {}, touch);
    pairs.funnel.candidates = 0;
    pairs.funnel.checks = 0;
}

} // namespace

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
        parts.report = report;
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

Message Frame::broadPhaseName() const
{
    if (!m_parts.broadPhaseName.empty())
        return m_parts.broadPhaseName;
    const auto algorithm = m_parts.broadPhase ? algorithmOf(*m_parts.broadPhase) : std::nullopt;
    return algorithm ? texts::theAlgorithm(infoOf(*algorithm).name) : texts::theBroadPhase();
}

Message Frame::broadPhaseNameFirst() const
{
    if (!m_parts.broadPhaseName.empty()) {
        std::string text = m_parts.broadPhaseName.text();
        if (text[0] >= 'a' && text[0] <= 'z')
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    const auto algorithm = m_parts.broadPhase ? algorithmOf(*m_parts.broadPhase) : std::nullopt;
    return algorithm ? texts::theAlgorithmFirst(infoOf(*algorithm).name) : texts::theBroadPhaseFirst();
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
    const ObjectIndex asker = objects.filterOf(a).dynamic ? a : b; // the dynamic one asks, as in a step
    m_parts.broadPhase->candidatesOf(asker, found);
    return std::ranges::find(found, asker == a ? b : a) != found.end();
}

bool Frame::boxesOverlap(ObjectIndex a, ObjectIndex b) const noexcept
{
    return broadside::overlaps(m_parts.objects->boundsOf(a), m_parts.objects->boundsOf(b), m_parts.touch);
}

bool Frame::shapesOverlap(ObjectIndex a, ObjectIndex b) const
{
    return haveMet(a, b) || (boxesOverlap(a, b) && broadside::shapesOverlap(*m_parts.objects, orderedPair(a, b)));
}

bool Frame::isBoxSmallerThanShape(ObjectIndex row) const
{
    if (!boxesAreMeasured() || objects().isBox(row))
        return false;
    constexpr double kShare = 0.02;     // of the size: a game may make boxes a little too small on purpose
    constexpr double kFloatStep = 1e-6; // of the coordinates: boxes may be stored as floats
    const Aabb shape = boundsOf(objects().shapeOf(row), objects().poseOf(row));
    const double farthest =
        std::max({1.0, std::abs(shape.lo.x), std::abs(shape.lo.y), std::abs(shape.hi.x), std::abs(shape.hi.y)});
    const Vec2 slack{kShare * shape.width() + kFloatStep * farthest, kShare * shape.height() + kFloatStep * farthest};
    const Aabb& box = objects().boundsOf(row);
    const Aabb reach{box.lo - slack, box.hi + slack};
    return intersection(reach, shape) != shape;
}

bool Frame::boxesHideOverlap(ObjectIndex a, ObjectIndex b) const
{
    const ObjectTable& table = objects();
    return (isBoxSmallerThanShape(a) || isBoxSmallerThanShape(b)) && !boxesOverlap(a, b) &&
           overlap(table.shapeOf(a), table.poseOf(a), table.shapeOf(b), table.poseOf(b)); // boxes do not count here
}

bool Frame::haveMet(ObjectIndex a, ObjectIndex b) const
{
    if (std::ranges::binary_search(m_parts.met, orderedPair(a, b)))
        return true;
    if (!m_parts.report)
        return false;
    const ObjectId idA = objects().idOf(a);
    const ObjectId idB = objects().idOf(b);
    const IdPair pair{std::min(idA, idB), std::max(idA, idB)};
    return std::ranges::binary_search(m_parts.report->began, pair) ||
           std::ranges::binary_search(m_parts.report->stayed, pair);
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
    else
        testAllBoxes(objects(), m_parts.world, m_parts.touch, pairs);
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

bool leavesOutAsleep(const Frame& frame, ObjectIndex a, ObjectIndex b)
{
    const auto& areLeftOut = frame.parts().leavesOutSleepers;
    return frame.isMarked(ObjectMark::Asleep, a) && frame.isMarked(ObjectMark::Asleep, b) && areLeftOut && areLeftOut();
}

} // namespace broadside
