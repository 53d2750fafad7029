#include "core/debug/audit/audit.h"

#include "core/debug/recorded_broad_phase.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <iterator>

namespace broadside {

namespace {

/// Keeps the pairs whose boxes overlap.
template<class Overlap>
class OverlappingPairs final : public PairSink {
public:
    OverlappingPairs(PairSet& kept, Overlap overlap, std::stop_token stop = {})
        : m_kept(kept)
        , m_overlap(overlap)
        , m_stop(std::move(stop))
    {}
    [[nodiscard]] bool wantsMore() const override { return !m_stop.stop_requested(); }
    void take(std::span<const IndexPair> pairs) override
    {
        count += pairs.size();
        for (const IndexPair pair : pairs)
            if (m_overlap(pair))
                m_kept.add(pair);
    }
    std::uint64_t count = 0; ///< All pairs, kept or not.

private:
    PairSet& m_kept;
    Overlap m_overlap;
    std::stop_token m_stop;
};

auto closedOverlap(const ObjectTable& objects)
{
    return [bounds = objects.columns().bounds](IndexPair pair) {
        return overlapsBranchless(bounds[pair.a], bounds[pair.b]);
    };
}

auto halfOpenOverlap(const ObjectTable& objects)
{
    return [bounds = objects.columns().bounds](IndexPair pair) {
        return overlaps(bounds[pair.a], bounds[pair.b], TouchRule::HalfOpen);
    };
}

/// Returns the number of candidates, and puts those whose boxes overlap into `found`.
std::uint64_t askFrame(const Frame& frame, PairSet& found, const std::stop_token& stop)
{
    found.clear();
    const auto ask = [&](auto overlap) {
        OverlappingPairs pairs(found, overlap, stop);
        frame.showCandidates(pairs);
        return pairs.count;
    };
    return frame.touch() == TouchRule::Closed ? ask(closedOverlap(frame.objects()))
                                              : ask(halfOpenOverlap(frame.objects()));
}

std::optional<Algorithm> auditedOf(const Frame& frame)
{
    const BroadPhase* audited = frame.broadPhase();
    return audited ? algorithmOf(*audited) : std::nullopt;
}

} // namespace

PairSet& BoxJudge::overlapsOf(const ObjectTable& objects, std::optional<Algorithm> audited, TouchRule touch,
                              const std::stop_token& stop)
{
    const auto find = [&](auto overlap) {
        m_overlaps.clear();
        OverlappingPairs pairs(m_overlaps, overlap, stop);
        m_finder.find(
            objects, [&](ObjectIndex row) { return objects.boundsOf(row); }, audited, pairs);
    };
    if (touch == TouchRule::Closed)
        find(closedOverlap(objects));
    else
        find(halfOpenOverlap(objects));
    return m_overlaps;
}

void BoxJudge::forget()
{
    m_finder = PairFinder();
    m_shapeFinder = PairFinder();
    m_overlaps = PairSet();
    m_found = PairSet();
}

std::vector<IndexPair> trueBoxOverlaps(const ObjectTable& objects, std::optional<Algorithm> audited)
{
    BoxJudge judge;
    const auto overlaps = judge.overlapsOf(objects, audited).sorted();
    return {overlaps.begin(), overlaps.end()};
}

FrameAudit auditFrame(const Frame& frame)
{
    BoxJudge judge;
    return auditFrame(frame, judge);
}

FrameAudit auditFrame(const Frame& frame, BoxJudge& judge, const std::stop_token& stop)
{
    return judge.audit(frame, stop);
}

FrameAudit auditShapes(const Frame& frame, BoxJudge& judge) { return judge.auditShapes(frame); }

FrameAudit BoxJudge::audit(const Frame& frame, const std::stop_token& stop)
{
    static_cast<void>(overlapsOf(frame.objects(), auditedOf(frame), frame.touch(), stop));
    FrameAudit audit = compare(frame, stop);
    findHiddenOverlaps(frame, audit.boxSmallerThanShape);
    return audit;
}

FrameAudit BoxJudge::auditShapes(const Frame& frame)
{
    FrameAudit audit;
    findHiddenOverlaps(frame, audit.boxSmallerThanShape);
    return audit;
}

FrameAudit BoxJudge::auditDuringSearch(const Frame& frame, const std::function<void(PairSink&)>& search)
{
    m_overlaps.clear();
    OverlappingPairs pairs(m_overlaps, closedOverlap(frame.objects()));
    search(pairs);
    return compare(frame);
}

/// Examines only rows whose boxes are too small, and what is near them.
void BoxJudge::findHiddenOverlaps(const Frame& frame, std::vector<IndexPair>& hidden)
{
    if (!frame.boxesAreMeasured())
        return;
    const ObjectTable& objects = frame.objects();
    std::vector<Aabb> boxes(objects.columns().bounds.begin(), objects.columns().bounds.end());
    bool isAny = false;
    objects.forEach([&](ObjectIndex row) {
        if (!frame.isBoxSmallerThanShape(row))
            return;
        boxes[row] = united(boxes[row], boundsOf(objects.shapeOf(row), objects.poseOf(row)));
        isAny = true;
    });
    if (!isAny)
        return;
    PairSet found;
    OverlappingPairs pairs(found, [&](IndexPair pair) { return frame.boxesHideOverlap(pair.a, pair.b); });
    m_shapeFinder.find(
        objects, [&](ObjectIndex row) { return boxes[row]; }, std::nullopt, pairs);
    const auto sorted = found.sorted();
    hidden.assign(sorted.begin(), sorted.end());
}

/// Compares the candidates of the frame with the true overlaps in m_overlaps.
FrameAudit BoxJudge::compare(const Frame& frame, const std::stop_token& stop)
{
    FrameAudit audit;
    audit.candidates = askFrame(frame, m_found, stop);
    audit.falsePositives = audit.candidates - m_found.size();
    if (m_found == m_overlaps || stop.stop_requested())
        return audit;
    keepSameSelection(m_overlaps, m_found);
    std::vector<IndexPair> missed;
    std::ranges::set_difference(m_overlaps.sorted(), m_found.sorted(), std::back_inserter(missed));
    if (!m_overlaps.isWhole()) {
        missed.resize(std::min(missed.size(), FrameAudit::kMostSampled));
        audit.unlisted = m_overlaps.size() - std::min(m_overlaps.size(), m_found.size() + missed.size());
    }
    const auto* record = recordOf(frame.broadPhase());
    const bool needsCauses = !m_leavesOutCauses || !record || !record->knowsRegistrations() || knowsArithmetic(frame);
    for (const IndexPair pair : missed) {
        if (leavesOutAsleep(frame, pair.a, pair.b)) {
            ++audit.bothAsleep;
            continue;
        }
        const MissCause cause =
            needsCauses ? causeOfMiss(frame.objects(), frame.broadPhase(), frame.world(), pair) : MissCause::Unknown;
        audit.missed.push_back({pair, cause, *stageOf(frame, pair.a, pair.b, cause)});
    }
    return audit;
}

std::vector<Audit::Hidden> Audit::hiddenIn(const Frame& frame, const FrameAudit& audit)
{
    std::vector<Hidden> hidden;
    for (const IndexPair pair : audit.boxSmallerThanShape) {
        const ObjectId a = frame.objects().idOf(pair.a);
        const ObjectId b = frame.objects().idOf(pair.b);
        hidden.push_back({frame.step(), {std::min(a, b), std::max(a, b)}});
    }
    std::ranges::sort(hidden, {}, &Hidden::pair); // see Misses::add()
    return hidden;
}

void Audit::Misses::add(std::uint64_t step, const ObjectTable& objects, const FrameAudit& audit)
{
    unlisted += audit.unlisted;
    const auto before = static_cast<std::ptrdiff_t>(listed.size());
    if (listed.size() >= kMost) {
        unlisted += audit.missed.size();
        return;
    }
    for (const MissedPair& miss : audit.missed) {
        const ObjectId a = objects.idOf(miss.pair.a);
        const ObjectId b = objects.idOf(miss.pair.b);
        listed.push_back({step, {std::min(a, b), std::max(a, b)}, miss.cause, miss.stage});
    }
    // By ids: the rows of a recording's objects depend on the frame at which a walk began.
    std::sort(listed.begin() + before, listed.end(), [](const Miss& a, const Miss& b) { return a.pair < b.pair; });
    if (listed.size() > kMost) {
        unlisted += listed.size() - kMost;
        listed.resize(kMost);
    }
}

void Audit::observeTested(const World& world)
{
    take(world, auditFrame(Frame::of(world), m_judge));
    m_tested = world.stepCount();
}

void Audit::observe(const World& world, const StepReport* report)
{
    const bool follows = report && m_watch;
    if (std::exchange(m_tested, std::nullopt) == world.stepCount()) {
        if (follows)
            recordPassages(world, m_watch->observe(world, *report));
    } else {
        const Frame frame = Frame::of(world);
        take(world, follows ? auditStep(frame, world, *report) : auditFrame(frame, m_judge));
    }
    if (!follows)
        m_watch.emplace(world);
}

void Audit::take(const World& world, const FrameAudit& audit)
{
    m_misses.add(world.stepCount(), world.objects(), audit);
    m_candidates += audit.candidates;
    m_falsePositives += audit.falsePositives;
    ++m_frames;
}

void Audit::recordPassages(const World& world, std::span<const Passage> passages)
{
    for (const Passage& one : passages)
        m_passages.push_back({world.stepCount(), world.stepSettings().dt, one});
}

/// Pairs that overlap now also overlap somewhere on their paths: one search finds both.
FrameAudit Audit::auditStep(const Frame& frame, const World& world, const StepReport& report)
{
    return m_judge.auditDuringSearch(frame, [&](PairSink& pairs) {
        recordPassages(world, m_watch->observe(world, report, auditedOf(frame), pairs));
    });
}

} // namespace broadside
