#include "core/base/random.h"
#include "core/dynamics/change_log.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/world.h"
#include "core/scene/names.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

/// @file
/// Compares the cost of a step of a crowd with that of the broad phase alone. Aim: less than five times as much, at
/// 100,000 moving objects, and a growth of at most N^1.1 up to a million. They are circles and boxes of 0.5 m with 1.5
/// partners each, which bounce at the borders and pass through each other. In fewMove, one in twenty of as many circles
/// moves among the others, which are static: such a step costs less than a tenth of one in which all move.
///
/// The log of what changed the objects (change_log.h) costs at most 10 % of a step in which all of them bounce off each
/// other, and nothing when it is off: compare bouncing with bouncingWithStory, which logs one object, as a story needs.

using namespace broadside;

namespace {

constexpr double kSize = 0.5; // metres

/// Side of a square world in which each of `count` boxes overlaps `partners` others on average.
double sideFor(std::int64_t count, double partners)
{
    return std::sqrt(static_cast<double>(count) * 4.0 * kSize * kSize / partners);
}

Scene crowd(std::int64_t count, Algorithm algorithm)
{
    Random random(1);
    Scene scene;
    const double side = sideFor(count, 1.5);
    scene.world.width = side;
    scene.world.height = side;
    scene.world.gravity = {};
    scene.world.edges = EdgeRule::Bounce;
    scene.broadPhase = {algorithm, 2.0 * kSize};
    for (std::int64_t i = 1; i <= count; ++i) {
        SceneObject object;
        object.id = {static_cast<std::uint64_t>(i)};
        object.kind = ObjectKind::Dynamic;
        object.pose.position = {random.between(0.0, side), random.between(0.0, side)};
        object.velocity = {random.between(-2.0, 2.0), random.between(-2.0, 2.0)};
        if (i % 2 == 0)
            object.shape = Box{kSize, kSize};
        else
            object.shape = Circle{kSize / 2.0};
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    }
    return scene;
}

World crowdedWorld(const benchmark::State& state)
{
    return *World::fromScene(crowd(state.range(0), static_cast<Algorithm>(state.range(1))));
}

void step(benchmark::State& state)
{
    World world = crowdedWorld(state);
    StepReport report;
    for (auto _ : state)
        benchmark::DoNotOptimize(report = world.step({}, {}, {}, nullptr, std::move(report)));
    state.SetLabel(std::string(nameOf(world.broadPhase().algorithm())));
}

/// Moving circles. The fastest step is the one that other programs on the machine disturbed least.
void stepOnThreads(benchmark::State& state)
{
    Scene scene = bench::circles(state.range(0), state.range(0), bench::Rest::Static);
    scene.broadPhase.algorithm = Algorithm::PackedGrid;
    World world = *World::fromScene(scene);
    world.setThreads(static_cast<unsigned>(state.range(1)));
    StepReport report;
    double fastest = std::numeric_limits<double>::infinity();
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(report = world.step({}, {}, {}, nullptr, std::move(report)));
        fastest = std::min(fastest,
                           std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    state.counters["fastest_ms"] = fastest;
}

void fewMove(benchmark::State& state)
{
    Scene scene = bench::circles(state.range(0), state.range(0) / 20, bench::Rest::Static);
    scene.broadPhase.algorithm = static_cast<Algorithm>(state.range(1));
    World world = *World::fromScene(scene);
    StepReport report;
    for (auto _ : state)
        benchmark::DoNotOptimize(report = world.step({}, {}, {}, nullptr, std::move(report)));
    state.SetLabel(std::string(nameOf(world.broadPhase().algorithm())));
}

/// A crowd of objects that bounce off each other.
World bouncingWorld(const benchmark::State& state)
{
    Scene scene = crowd(state.range(0), static_cast<Algorithm>(state.range(1)));
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.onHit = HitResponse::Bounce; }));
    return *World::fromScene(scene);
}

void stepsWith(benchmark::State& state, ChangeLog* log)
{
    World world = bouncingWorld(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(world.step({}, {}, {}, log));
    state.SetLabel(std::string(nameOf(world.broadPhase().algorithm())));
}

void bouncing(benchmark::State& state) { stepsWith(state, nullptr); }

void bouncingWithStory(benchmark::State& state)
{
    ChangeLog log({7});
    stepsWith(state, &log);
}

/// For comparison: the changes of all objects.
void bouncingWithAllStories(benchmark::State& state)
{
    ChangeLog log;
    stepsWith(state, &log);
}

class Counter final : public PairSink {
public:
    void take(std::span<const IndexPair> pairs) override { count += pairs.size(); }
    std::size_t count = 0;
};

/// All objects get a new box, the structure is updated, and all candidates are reported.
void broadPhaseAlone(benchmark::State& state)
{
    const World world = crowdedWorld(state);
    const ObjectTable& objects = world.objects();
    const auto broadPhase = *makeBroadPhase({static_cast<Algorithm>(state.range(1)), 2.0 * kSize},
                                            world.settings().width, world.settings().height);
    addAll(objects, *broadPhase);
    broadPhase->update();
    double way = 0.01;
    for (auto _ : state) {
        objects.forEach([&](ObjectIndex row) { broadPhase->move(row, translated(objects.boundsOf(row), {way, way})); });
        broadPhase->update();
        Counter counter;
        benchmark::DoNotOptimize(broadPhase->candidatePairs(counter));
        way = -way;
    }
    state.SetLabel(std::string(nameOf(broadPhase->algorithm())));
}

void crowds(benchmark::internal::Benchmark* benchmark)
{
    for (const Algorithm algorithm : {Algorithm::PackedGrid, Algorithm::Grid, Algorithm::AabbTree})
        for (const std::int64_t count : {10'000, 100'000})
            benchmark->Args({count, static_cast<std::int64_t>(algorithm)});
    benchmark->Args({1'000'000, static_cast<std::int64_t>(Algorithm::PackedGrid)});
    benchmark->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);
}

/// The same number of steps each, because the crowd spreads as it bounces.
void bouncingCrowds(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Args({10'000, static_cast<std::int64_t>(Algorithm::PackedGrid)});
    benchmark->Iterations(200)->Repetitions(5)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);
}

void threadCounts(benchmark::internal::Benchmark* benchmark)
{
    for (const std::int64_t count : {10'000, 100'000, 1'000'000})
        for (const std::int64_t threads : {1, 2})
            benchmark->Args({count, threads});
    benchmark->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(step)->Apply(crowds);
BENCHMARK(stepOnThreads)->Apply(threadCounts);
BENCHMARK(fewMove)->Apply(crowds);
BENCHMARK(bouncing)->Apply(bouncingCrowds);
BENCHMARK(bouncingWithStory)->Apply(bouncingCrowds);
BENCHMARK(bouncingWithAllStories)->Apply(bouncingCrowds);
BENCHMARK(broadPhaseAlone)->Apply(crowds);

} // namespace
