#include "core/debug/breakpoint_search.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <algorithm>

/// @file
/// Finding the steps that meet a condition, in the record of a world of 500 circles that all move. Aim: the previous
/// firing in 10,000 recorded steps within a second. Here all of them are looked through in vain: the worst case.

using namespace broadside;

namespace {

constexpr std::uint64_t kSteps = 10'000;
constexpr std::uint64_t kBlock = 64; // as the editor asks

struct Recorded {
    Recorded()
        : scene(bench::circles(500, 500, bench::Rest::Static))
        , world(World::fromScene(scene).value())
        , history(world)
    {
        while (world.stepCount() < kSteps)
            history.record(world, world.step(), {});
    }
    Scene scene;
    World world;
    History history;
};

const Recorded& recorded()
{
    static const Recorded one;
    return one;
}

/// What never happens, but has to be looked for.
Breakpoint never(Breakpoint::Kind kind)
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    breakpoint.first.nameText = "nobody is called so";
    breakpoint.region = {{-2e6, -2e6}, {-1e6, -1e6}};
    breakpoint.count = 1'000'000'000;
    return breakpoint;
}

void reverseContinue(benchmark::State& state)
{
    const auto kind = static_cast<Breakpoint::Kind>(state.range(0));
    const Recorded& all = recorded();
    std::uint64_t steps = 0;
    for (auto _ : state) {
        BreakpointSearch search(World::fromScene(all.scene).value(), all.history, {never(kind)});
        std::size_t found = 0;
        for (std::uint64_t last = all.history.lastStep(); last > all.history.firstStep();) {
            const std::uint64_t first = std::max(all.history.firstStep() + 1, last - std::min(last, kBlock) + 1);
            found += search.in({first, last}).size();
            last = first - 1;
        }
        if (found != 0)
            state.SkipWithError("it was found");
        steps = all.history.lastStep() - all.history.firstStep();
    }
    state.SetLabel(std::string(infoOf(kind).name));
    state.counters["steps"] = static_cast<double>(steps);
}
BENCHMARK(reverseContinue)->DenseRange(0, 10)->Unit(benchmark::kMillisecond);

/// A copy for the thread that searches.
void copyOfTheRecord(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(History(recorded().history));
}
BENCHMARK(copyOfTheRecord)->Unit(benchmark::kMillisecond);

} // namespace
