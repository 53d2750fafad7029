#include "core/debug/history/history.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

/// @file
/// Cost of recording a simulation. Aims: at most 5 % of a step, also when all objects move; and 10,000 steps of 500
/// moving circles in the default budget, any of them reached within 0.2 ms. `record%` is the cost of recording relative
/// to that of the step, `bytes/step` the memory per step. Both times are those of the fastest tenth of the steps, so
/// that other programs on the machine count less.

using namespace broadside;
using namespace broadside::bench;

namespace {

using Clock = std::chrono::steady_clock;

/// Microseconds that the fastest tenth of the durations take at most.
double fastestTenth(std::vector<Clock::duration> durations)
{
    const auto tenth = durations.begin() + static_cast<std::ptrdiff_t>(durations.size() / 10);
    std::ranges::nth_element(durations, tenth);
    return std::chrono::duration<double, std::micro>(*tenth).count();
}

void recording(benchmark::State& state)
{
    World world = World::fromScene(circles(state.range(0), state.range(1), static_cast<Rest>(state.range(2)))).value();
    world.setThreads(1);
    History history(world);
    std::vector<Clock::duration> stepping;
    std::vector<Clock::duration> recording;
    for (auto _ : state) {
        const auto start = Clock::now();
        const StepReport report = world.step();
        const auto stepped = Clock::now();
        history.record(world, report, {});
        stepping.push_back(stepped - start);
        recording.push_back(Clock::now() - stepped);
    }
    const double record = fastestTenth(std::move(recording));
    state.counters["record%"] = 100.0 * record / fastestTenth(std::move(stepping));
    state.counters["record_us"] = record;
    state.counters["kept"] = static_cast<double>(history.lastStep() - history.firstStep());
    state.counters["bytes/step"] =
        static_cast<double>(history.bytes()) / static_cast<double>(history.lastStep() - history.firstStep() + 1);
}
BENCHMARK(recording)
    ->Args({100'000, 5'000, static_cast<std::int64_t>(Rest::Static)})
    ->Args({100'000, 5'000, static_cast<std::int64_t>(Rest::Asleep)})
    ->Args({100'000, 100'000, static_cast<std::int64_t>(Rest::Static)})
    ->Args({10'000, 10'000, static_cast<std::int64_t>(Rest::Static)})
    ->Args({500, 500, static_cast<std::int64_t>(Rest::Static)})
    ->Unit(benchmark::kMillisecond);

/// A world after `steps` steps, and their record.
struct Recorded {
    Recorded(std::int64_t count, std::int64_t moving, std::uint64_t steps)
        : world(World::fromScene(circles(count, moving, Rest::Static)).value())
        , history(world)
    {
        while (world.stepCount() < steps)
            history.record(world, world.step(), {});
    }
    World world;
    History history;
};

void tellSizes(benchmark::State& state, const Recorded& recorded)
{
    state.counters["kept"] = static_cast<double>(recorded.history.lastStep() - recorded.history.firstStep());
    state.counters["MiB"] = static_cast<double>(recorded.history.bytes()) / (1 << 20);
}

void seekAnywhere(benchmark::State& state)
{
    Recorded recorded(state.range(0), state.range(1), static_cast<std::uint64_t>(state.range(2)));
    const std::uint64_t first = recorded.history.firstStep();
    const std::uint64_t count = recorded.history.lastStep() - first + 1;
    Random random(1);
    for (auto _ : state)
        recorded.history.seek(recorded.world, first + random.below(count));
    tellSizes(state, recorded);
}

void stepBack(benchmark::State& state)
{
    Recorded recorded(state.range(0), state.range(1), static_cast<std::uint64_t>(state.range(2)));
    for (auto _ : state) {
        if (recorded.history.step() == recorded.history.firstStep())
            recorded.history.seek(recorded.world, recorded.history.lastStep());
        recorded.history.seek(recorded.world, recorded.history.step() - 1);
    }
    tellSizes(state, recorded);
}

void recordedWorlds(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Args({500, 500, 10'000})->Args({100'000, 5'000, 1'000})->Args({100'000, 100'000, 150});
    benchmark->Unit(benchmark::kMillisecond);
}
BENCHMARK(seekAnywhere)->Apply(recordedWorlds);
BENCHMARK(stepBack)->Apply(recordedWorlds);

} // namespace
