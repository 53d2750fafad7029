#include "core/debug/history/lockstep.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace broadside {
namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

/// Only counts, so that the measured time is that of the algorithm, not of the use of its pairs.
class CountingSink final : public PairSink {
public:
    explicit CountingSink(const std::stop_token& stop)
        : m_stop(stop)
    {}
    void take(std::span<const IndexPair> pairs) override { count += pairs.size(); }
    [[nodiscard]] bool wantsMore() const override { return !m_stop.stop_requested(); }
    std::uint64_t count = 0;

private:
    const std::stop_token& m_stop;
};

Contender contend(const ObjectTable& objects, const WorldSettings& world, std::unique_ptr<BroadPhase> broadPhase,
                  const std::stop_token& stop)
{
    Contender contender;
    CountingSink sink(stop);
    const Clock::time_point begin = Clock::now();
    addAll(objects, *broadPhase);
    broadPhase->update();
    contender.checks = broadPhase->candidatePairs(sink);
    contender.microseconds = microsecondsSince(begin);

    BoxJudge judge;
    FrameAudit audit = auditFrame(Frame::of(objects, *broadPhase, world), judge, stop);
    contender.candidates = audit.candidates;
    contender.boxOverlaps = audit.candidates - audit.falsePositives;
    contender.missedCount = audit.missedCount();
    contender.missed = std::move(audit.missed);
    contender.memory = broadPhase->statistics().bytes;
    contender.broadPhase = std::move(broadPhase);
    return contender;
}

/// The next pair in any of the ascending lists, with the lists that contain it; advances those.
std::optional<Disagreement> nextPair(std::span<const std::vector<IndexPair>> lists, std::span<std::size_t> at)
{
    std::optional<Disagreement> next;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (at[i] == lists[i].size())
            continue;
        const IndexPair pair = lists[i][at[i]];
        if (!next || pair < next->pair)
            next = Disagreement{pair};
        if (pair == next->pair)
            next->reportedBy |= 1U << i;
    }
    for (std::size_t i = 0; next && i < lists.size(); ++i)
        at[i] += (next->reportedBy >> i) & 1U;
    return next;
}

} // namespace

Result<Lockstep> Lockstep::of(ObjectTable objects, const WorldSettings& world,
                              std::span<const BroadPhaseSettings> settings, const std::stop_token& stop)
{
    Lockstep lockstep;
    lockstep.m_objects = std::move(objects);
    lockstep.m_world = world;
    std::vector<std::vector<IndexPair>> candidates;
    bool comparable = true;
    for (const BroadPhaseSettings& one : settings) {
        auto broadPhase = makeBroadPhase(one, world.width, world.height);
        if (!broadPhase)
            return broadPhase.problem();
        Contender contender = contend(lockstep.m_objects, world, *std::move(broadPhase), stop);
        const Frame frame = Frame::of(lockstep.m_objects, *contender.broadPhase, world);
        auto pairs = comparable ? frame.candidates(kMostPairs, stop) : std::nullopt;
        if (stop.stop_requested()) {
            lockstep.m_complete = false;
            return lockstep;
        }
        lockstep.m_contenders.push_back(std::move(contender));
        comparable = pairs.has_value();
        candidates.push_back(std::move(pairs).value_or(std::vector<IndexPair>{}));
    }
    if (comparable)
        lockstep.compare(candidates, stop);
    return lockstep;
}

void Lockstep::compare(std::span<const std::vector<IndexPair>> candidates, const std::stop_token& stop)
{
    const std::uint32_t all = (1U << candidates.size()) - 1U;
    std::array<std::size_t, kMostContenders> at{};
    std::vector<Disagreement> apart;
    m_disagreements.emplace();
    while (auto next = nextPair(candidates, std::span(at).first(candidates.size()))) {
        if (stop.stop_requested()) {
            m_complete = false;
            return;
        }
        if (next->reportedBy == all)
            continue;
        ++m_disagreementCount;
        next->boxesOverlap = overlaps(m_objects.boundsOf(next->pair.a), m_objects.boundsOf(next->pair.b));
        std::vector<Disagreement>& list = next->boxesOverlap ? *m_disagreements : apart;
        if (list.size() < kMostDisagreements)
            list.push_back(*next);
    }
    const std::size_t room = std::min(apart.size(), kMostDisagreements - m_disagreements->size());
    m_disagreements->insert(m_disagreements->end(), apart.begin(), apart.begin() + static_cast<std::ptrdiff_t>(room));
}

} // namespace broadside
