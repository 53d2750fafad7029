#include "core/debug/breakpoint_hunt.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <algorithm>

/// @file
/// Finding the steps that meet a condition, in the record of a world of 500 circles that all move. Aim: the previous
/// firing in 10,000 recorded steps within a second. Here all of them are looked through in vain, on as many threads as
/// the editor takes: the worst case.

using namespace broadside;

namespace {

constexpr std::uint64_t kSteps = 10'000;

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
    const StepRange steps{all.history.firstStep() + 1, all.history.lastStep()};
    for (auto _ : state) {
        std::size_t found = 0;
        hunt({all.scene, all.history, {never(kind)}, steps}, {},
             [&](const HuntedBlock& block) { found += block.met.front().size(); });
        if (found != 0)
            state.SkipWithError("it was found");
    }
    state.SetLabel(std::string(infoOf(kind).name));
    state.counters["steps"] = static_cast<double>(steps.last - steps.first + 1);
}
BENCHMARK(reverseContinue)->DenseRange(0, 10)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A copy for the thread that searches.
void copyOfTheRecord(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(History(recorded().history));
}
BENCHMARK(copyOfTheRecord)->Unit(benchmark::kMillisecond);

} // namespace
