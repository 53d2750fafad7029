#include "core/debug/audit/audit.h"
#include "core/debug/history/history.h"
#include "core/scene/generate.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>

/// @file
/// Cost of auditing every step, next to that of the simulation: going to the recorded step, and auditing it. Aim: at
/// most three times the cost of the step, at 10,000 objects. `audit/step` is that ratio. `copy_us` is the time that the
/// window's thread needs for each step when steps are passed on one by one.

using namespace broadside;

namespace {

void auditing(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t kSteps = 50;
    const AlgorithmInfo& info = algorithms()[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(info.name));
    Scene scene = generateScene("uniform", {static_cast<std::size_t>(state.range(1)), 1}).value();
    scene.broadPhase.algorithm = info.algorithm;
    World world = World::fromScene(scene).value();
    World other = World::fromScene(scene).value();
    History history(world);
    Audit audit;
    audit.startFrom(other);
    Clock::duration stepping{};
    Clock::duration copying{};
    Clock::duration auditing{};
    for (auto _ : state) {
        for (std::uint64_t i = 0; i < kSteps; ++i) {
            const auto start = Clock::now();
            const StepReport report = world.step();
            const auto stepped = Clock::now();
            history.record(world, report, {});
            const auto recorded = Clock::now();
            History part = history.excerpt({report.step - 1, report.step});
            const auto copied = Clock::now();
            part.seek(other, report.step);
            const StepReport whole = part.report(other);
            audit.observe(other, &whole);
            benchmark::DoNotOptimize(audit.takeMissed());
            auditing += Clock::now() - copied;
            copying += copied - recorded;
            stepping += stepped - start;
        }
    }
    const double steps = static_cast<double>(state.iterations()) * static_cast<double>(kSteps);
    const auto microseconds = [&](Clock::duration time) {
        return std::chrono::duration<double, std::micro>(time).count() / steps;
    };
    state.counters["step_us"] = microseconds(stepping);
    state.counters["audit_us"] = microseconds(auditing);
    state.counters["copy_us"] = microseconds(copying);
    state.counters["audit/step"] = microseconds(auditing) / microseconds(stepping);
}
BENCHMARK(auditing)
    ->ArgNames({"algorithm", "objects"})
    ->ArgsProduct({benchmark::CreateDenseRange(0, static_cast<std::int64_t>(algorithms().size()) - 1, 1), {10'000}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace
