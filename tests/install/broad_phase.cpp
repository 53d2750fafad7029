// A broad phase alone: two crates touch, a third one is apart.
#include <broadside/broad_phase.h>
#include <cstdio>
#include <vector>

namespace {

class Collector final : public broadside::PairSink {
public:
    void take(std::span<const broadside::IndexPair> more) override
    {
        pairs.insert(pairs.end(), more.begin(), more.end());
    }
    std::vector<broadside::IndexPair> pairs;
};

} // namespace

int main()
{
    using namespace broadside;
    for (const Algorithm algorithm : {Algorithm::PackedGrid, Algorithm::AabbTree}) {
        auto made = makeBroadPhase({algorithm, 2.5}, 100.0, 50.0);
        if (!made) {
            std::puts(describe(made.problem()).c_str());
            return 1;
        }
        BroadPhase& broadPhase = **made;
        broadPhase.add(0, {{1.0, 1.0}, {2.0, 2.0}}, {.dynamic = true});
        broadPhase.add(1, {{2.0, 1.0}, {3.0, 2.0}}, {.dynamic = true});
        broadPhase.add(2, {{60.0, 1.0}, {61.0, 2.0}}, {.dynamic = true});
        broadPhase.update();
        Collector collector;
        broadPhase.candidatePairs(collector);
        if (collector.pairs != std::vector{IndexPair{0, 1}}) {
            std::printf("%zu candidates instead of 1\n", collector.pairs.size());
            return 1;
        }
    }
    std::puts("crates 0 and 1 are candidates");
    return 0;
}
