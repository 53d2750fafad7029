#include "core/debug/comparison.h"

#include "core/debug/audit.h"
#include "core/dynamics/funnel.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace broadside {
namespace {

constexpr std::size_t kRuns = 5;

/// Takes pairs as fast as they come: what is timed is the broad phase alone.
class Counter final : public PairSink {
public:
    void take(std::span<const IndexPair> pairs) override { m_count += pairs.size(); }
    [[nodiscard]] std::uint64_t count() const noexcept { return m_count; }

private:
    std::uint64_t m_count = 0;
};

double microsecondsOfAStep(const ObjectTable& objects, BroadPhase& broadPhase)
{
    using Clock = std::chrono::steady_clock;
    Counter counter;
    const auto start = Clock::now();
    objects.forEach([&](ObjectIndex row) {
        if (objects.filterOf(row).dynamic)
            broadPhase.move(row, objects.boundsOf(row));
    });
    broadPhase.update();
    broadPhase.candidatePairs(counter);
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

double medianStep(const ObjectTable& objects, BroadPhase& broadPhase)
{
    std::array<double, kRuns> times{};
    std::ranges::generate(times, [&] { return microsecondsOfAStep(objects, broadPhase); });
    std::ranges::sort(times);
    return times[kRuns / 2];
}

} // namespace

Result<std::vector<AlgorithmCost>> compareAlgorithms(const ObjectTable& objects, const WorldSettings& world,
                                                     double cellSize, std::span<const Algorithm> algorithms)
{
    std::vector<AlgorithmCost> costs;
    for (const Algorithm algorithm : algorithms) {
        auto broadPhase = makeBroadPhase({algorithm, cellSize}, world.width, world.height);
        if (!broadPhase)
            return broadPhase.problem();
        addAll(objects, **broadPhase);
        AlgorithmCost cost;
        cost.algorithm = algorithm;
        cost.microseconds = medianStep(objects, **broadPhase);
        cost.memory = (*broadPhase)->statistics().bytes;
        FunnelPairs found;
        askBroadPhase(objects, **broadPhase, found);
        cost.candidates = found.funnel.candidates;
        cost.boxOverlaps = found.funnel.boxOverlaps;
        cost.missed = trueBoxOverlaps(objects, algorithm).size() - found.boxOverlaps.size();
        costs.push_back(cost);
    }
    return costs;
}

} // namespace broadside
