#include "resources/trace/hooks/box2d_hook.h"
#include "resources/trace/hooks/chipmunk_hook.h"
#include "tests/trace/hooks/box2d_worlds.h"
#include "tests/trace/hooks/chipmunk_worlds.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <unistd.h>

/// Whole cost of a trace for a game with 10,000 bodies: visiting the engine's objects, boxes, candidates and contacts,
/// and writing. `share` is relative to a frame at 60 frames per second, `step` is the time of the engine. `walk` is the
/// time to visit Box2D's contacts without writing, in every other frame of the same run, and `pairs` their number.

namespace {

/// Time of this thread only, so that other programs do not count.
double processorSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

class TraceOnDisk {
public:
    TraceOnDisk(unsigned records, bool wide)
        : m_path("/tmp/bench_hooks_" + std::to_string(::getpid()) + ".bstrace")
    {
        bst_settings settings = bst_default_settings();
        settings.records = records;
        settings.wide_floats = wide ? 1 : 0;
        trace = bst_open_file(m_path.c_str(), &settings);
    }
    TraceOnDisk(const TraceOnDisk&) = delete;
    TraceOnDisk& operator=(const TraceOnDisk&) = delete;
    ~TraceOnDisk()
    {
        bst_close(trace);
        std::remove(m_path.c_str());
    }
    void empty() const
    {
        if (::truncate(m_path.c_str(), 0) != 0) // otherwise the file fills the disk
            std::abort();
    }
    bst_trace* trace;

private:
    std::string m_path;
};

void recordBox2d(benchmark::State& state)
{
    const auto world = box2d_worlds::circles(static_cast<int>(state.range(0)));
    const TraceOnDisk file(Box2dHook::kRecords, false);
    Box2dHook hook(file.trace);
    double stepping = 0.0, recording = 0.0, walking = 0.0;
    std::uint64_t step = 0;
    for (; step < 70; ++step) {
        box2d_worlds::step(*world);
        hook.record(*world, step, 0.0);
    }
    const auto walk = [&] { // the contacts are not in the cache, as in record()
        box2d_worlds::step(*world);
        const double begin = processorSeconds();
        for (const b2Contact* contact = world->GetContactList(); contact != nullptr; contact = contact->GetNext())
            benchmark::DoNotOptimize(contact);
        walking += processorSeconds() - begin;
    };
    for (auto _ : state) {
        const double begin = processorSeconds();
        box2d_worlds::step(*world);
        const double middle = processorSeconds();
        hook.record(*world, step, 0.0);
        const double end = processorSeconds();
        stepping += middle - begin;
        recording += end - middle;
        state.SetIterationTime(end - middle);
        walk();
        if (++step % 64 == 0)
            file.empty();
    }
    state.counters["walk_us"] = walking * 1e6 / static_cast<double>(state.iterations());
    state.counters["pairs"] = world->GetContactCount();
    state.counters["share"] = recording * 60.0 / static_cast<double>(state.iterations());
    state.counters["step_ms"] = stepping * 1000.0 / static_cast<double>(state.iterations());
}
BENCHMARK(recordBox2d)->Arg(10'000)->UseManualTime()->Unit(benchmark::kMicrosecond);

/// The same space twice, once with the hook; the difference is the cost of the hook.
void recordChipmunk(benchmark::State& state)
{
    const auto plain = chipmunk_worlds::circles(static_cast<int>(state.range(0)), false);
    const auto traced = chipmunk_worlds::circles(static_cast<int>(state.range(0)), false);
    const TraceOnDisk file(ChipmunkHook::kRecords, true);
    ChipmunkHook hook(file.trace);
    double stepping = 0.0, together = 0.0;
    std::uint64_t step = 0;
    for (; step < 70; ++step) {
        cpSpaceStep(plain.get(), 1.0 / 60.0);
        hook.step(traced.get(), 1.0 / 60.0, step, 0.0);
    }
    for (auto _ : state) {
        const double begin = processorSeconds();
        cpSpaceStep(plain.get(), 1.0 / 60.0);
        const double middle = processorSeconds();
        hook.step(traced.get(), 1.0 / 60.0, step, 0.0);
        const double end = processorSeconds();
        stepping += middle - begin;
        together += end - middle;
        state.SetIterationTime(end - middle);
        if (++step % 64 == 0)
            file.empty();
    }
    const auto frames = static_cast<double>(state.iterations());
    state.counters["share"] = (together - stepping) * 60.0 / frames;
    state.counters["step_ms"] = stepping * 1000.0 / frames;
}
BENCHMARK(recordChipmunk)->Arg(10'000)->UseManualTime()->Unit(benchmark::kMicrosecond);

} // namespace
