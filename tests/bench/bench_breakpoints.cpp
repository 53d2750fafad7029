#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/history/recorded_run.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <cstdint>

/// @file
/// Finds the steps that meet a condition in the record of 500 moving circles. Aim: the previous firing in 10,000
/// recorded steps within a second. Here all steps are searched, with as many threads as the editor uses. This is the
/// worst case: no step matches, or all matches have to be skipped.

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

/// What the breakpoint is about.
enum class About : std::int64_t {
    Nobody,   ///< A name that no object has.
    TwoOfAll, ///< Two objects by their ids, at opposite ends of the list.
    Anybody,  ///< Any object: some event is found in every step, if it can happen at all.
};

Breakpoint breakpointOf(Breakpoint::Kind kind, About about)
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    if (about == About::Nobody)
        breakpoint.first.nameText = "nobody is called so";
    if (about == About::TwoOfAll) {
        breakpoint.first.ids = {{1}};
        breakpoint.second.ids = {{500}};
    }
    breakpoint.region = {{-2e6, -2e6}, {-1e6, -1e6}};
    breakpoint.count = 1'000'000'000;
    return breakpoint;
}

void reverseContinue(benchmark::State& state)
{
    const auto kind = static_cast<Breakpoint::Kind>(state.range(0));
    const Breakpoint wanted = breakpointOf(kind, static_cast<About>(state.range(1)));
    const Recorded& all = recorded();
    const StepRange steps{all.history.firstStep() + 1, all.history.lastStep()};
    std::size_t found = 0;
    for (auto _ : state) {
        found = 0;
        hunt({std::make_shared<RecordedRun>(all.scene, all.history), {wanted}, steps}, {},
             [&](const SearchedBlock& block) { found += block.met.front().size(); });
    }
    state.SetLabel(std::string(infoOf(kind).name));
    state.counters["steps"] = static_cast<double>(steps.last - steps.first + 1);
    state.counters["met"] = static_cast<double>(found);
}
BENCHMARK(reverseContinue)
    ->ArgNames({"kind", "about"})
    ->ArgsProduct({benchmark::CreateDenseRange(0, 10, 1), benchmark::CreateDenseRange(0, 2, 1)})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// The copy that the searching thread gets.
void copyOfTheRecord(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(History(recorded().history));
}
BENCHMARK(copyOfTheRecord)->Unit(benchmark::kMillisecond);

} // namespace
