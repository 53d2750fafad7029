#include "core/base/random.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "core/trace/trace_writer.h"

#include <benchmark/benchmark.h>

#include <broadside_trace.h>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
#include <vector>

/// Cost of a trace for a game, and speed of reading a trace.

namespace {

using namespace broadside;

struct MovingBox {
    double x = 0.0;
    double y = 0.0;
};

std::vector<MovingBox> boxesOf(std::size_t count)
{
    Random random(1);
    std::vector<MovingBox> boxes(count);
    for (MovingBox& box : boxes)
        box = {random.between(0.0, 1000.0), random.between(0.0, 1000.0)};
    return boxes;
}

std::string temporaryFile() { return "/tmp/bench_trace_" + std::to_string(::getpid()) + ".bstrace"; }

void playFrame(bst_trace* trace, std::vector<MovingBox>& boxes, std::uint64_t step, std::size_t moving)
{
    bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (i < moving)
            boxes[i].x += 0.25;
        bst_box(trace, i + 1, boxes[i].x, boxes[i].y, boxes[i].x + 1.0, boxes[i].y + 1.0);
    }
    bst_frame_end(trace);
}

/// `range(1)` percent of `range(0)` objects move. `share` is relative to a frame at 60 frames per second.
void writeFrames(benchmark::State& state)
{
    const std::string path = temporaryFile();
    bst_trace* trace = bst_open_file(path.c_str(), nullptr);
    auto boxes = boxesOf(static_cast<std::size_t>(state.range(0)));
    const std::size_t moving = boxes.size() * static_cast<std::size_t>(state.range(1)) / 100;
    std::uint64_t step = 0;
    for (; step < 130; ++step)
        playFrame(trace, boxes, step, moving);
    for (auto _ : state) {
        playFrame(trace, boxes, step++, moving);
        if (step % 512 == 0 && ::truncate(path.c_str(), 0) != 0) // otherwise the file fills the disk
            std::abort();
    }
    bst_close(trace);
    std::remove(path.c_str());
    state.SetItemsProcessed(state.iterations() * state.range(0));
    using benchmark::Counter;
    state.counters["objects"] =
        Counter(static_cast<double>(state.iterations() * state.range(0)), Counter::kIsRate | Counter::kInvert);
    state.counters["share"] =
        Counter(static_cast<double>(state.iterations()) / 60.0, Counter::kIsRate | Counter::kInvert);
}
BENCHMARK(writeFrames)->Args({10'000, 100})->Args({10'000, 10})->Args({100'000, 100})->UseRealTime();

/// Everything that a grid can record: 10,000 moving objects with their cells, two candidates and one contact each.
/// `share` is relative to a frame at 60 frames per second.
void writeEverything(benchmark::State& state)
{
    const std::string path = temporaryFile();
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES | BST_CONTACTS | BST_CELLS;
    settings.cell_size = 4.0;
    bst_trace* trace = bst_open_file(path.c_str(), &settings);
    auto boxes = boxesOf(10'000);
    std::uint64_t step = 0;
    const auto play = [&] {
        bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            MovingBox& box = boxes[i];
            box.x += 0.25;
            bst_box(trace, i + 1, box.x, box.y, box.x + 1.0, box.y + 1.0);
            const int column = static_cast<int>(box.x / 4.0), row = static_cast<int>(box.y / 4.0);
            bst_cells(trace, i + 1, column, row, column, row);
            bst_candidate(trace, i + 1, (i + 1) % boxes.size() + 1);
            bst_candidate(trace, i + 1, (i + 7) % boxes.size() + 1);
            bst_contact(trace, i + 1, (i + 1) % boxes.size() + 1);
        }
        bst_frame_end(trace);
        if (++step % 128 == 0 && ::truncate(path.c_str(), 0) != 0)
            std::abort();
    };
    while (step < 70)
        play();
    for (auto _ : state)
        play();
    bst_close(trace);
    std::remove(path.c_str());
    state.counters["share"] = benchmark::Counter(static_cast<double>(state.iterations()) / 60.0,
                                                 benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(writeEverything)->UseRealTime()->Unit(benchmark::kMicrosecond);

/// Reads frame by frame; `items_per_second` counts object states.
void readFrames(benchmark::State& state)
{
    const std::string path = temporaryFile();
    bst_trace* trace = bst_open_file(path.c_str(), nullptr);
    auto boxes = boxesOf(static_cast<std::size_t>(state.range(0)));
    for (std::uint64_t step = 0; step < 300; ++step)
        playFrame(trace, boxes, step, boxes.size());
    bst_close(trace);
    const auto reader = trace::TraceReader::open(path);
    if (!reader)
        std::abort();
    for (auto _ : state) {
        trace::TraceCursor cursor(*reader);
        for (std::size_t i = 0; i < reader->frames().size(); ++i)
            if (cursor.seek(i))
                std::abort();
    }
    std::remove(path.c_str());
    state.SetItemsProcessed(state.iterations() * 300 * state.range(0));
}
BENCHMARK(readFrames)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// Goes to random frames of a trace with a keyframe every 60 frames.
void scrub(benchmark::State& state)
{
    const std::string path = temporaryFile();
    bst_trace* trace = bst_open_file(path.c_str(), nullptr);
    auto boxes = boxesOf(10'000);
    for (std::uint64_t step = 0; step < 600; ++step)
        playFrame(trace, boxes, step, boxes.size());
    bst_close(trace);
    const auto reader = trace::TraceReader::open(path);
    trace::TraceCursor cursor(*reader);
    Random random(2);
    for (auto _ : state)
        if (cursor.seek(random.below(reader->frames().size())))
            std::abort();
    std::remove(path.c_str());
}
BENCHMARK(scrub)->Unit(benchmark::kMillisecond);

} // namespace
