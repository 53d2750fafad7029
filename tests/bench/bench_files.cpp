#include "core/base/overloaded.h"
#include "core/debug/level_checks.h"
#include "core/geometry/shape_numbers.h"
#include "core/io/scene/scene_lines.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_stream.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"

#include <benchmark/benchmark.h>
#include <rapidjson/reader.h>

#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>

/// @file
/// Reading, validating and writing of scenes, compared within one run: reading and validating with RapidJSON's reader
/// alone, which checks and converts all numbers and keeps nothing, and writing with a plain dump of the same numbers.
/// Aims: at most 3 times and at most 2 times as long. `ratio` is the comparison.

using namespace broadside;

namespace {

/// The time that this program used the processor: on a busy machine, other programs are not counted.
struct Clock {
    using duration = std::chrono::duration<double>;
    static duration now() { return duration(static_cast<double>(std::clock()) / CLOCKS_PER_SEC); }
};

Scene level(std::int64_t objects) { return generateScene("mixed", {static_cast<std::size_t>(objects), 1}).value(); }

double seconds(Clock::duration duration) { return duration.count(); }

/// Compares two works that alternate, so that a busy machine slows both alike.
template<class Ours, class Theirs>
void compare(benchmark::State& state, Ours&& ours, Theirs&& theirs)
{
    Clock::duration taken{};
    Clock::duration least{};
    for (auto _ : state) {
        const auto begin = Clock::now();
        ours();
        const auto middle = Clock::now();
        theirs();
        least += Clock::now() - middle;
        taken += middle - begin;
        state.SetIterationTime(seconds(middle - begin));
    }
    state.counters["ratio"] = seconds(taken) / seconds(least);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// RapidJSON's reader alone.
void parse(const std::string& text)
{
    rapidjson::StringStream stream(text.c_str());
    rapidjson::BaseReaderHandler<> nothing;
    rapidjson::Reader reader;
    benchmark::DoNotOptimize(reader
                                 .Parse<rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag |
                                        rapidjson::kParseIterativeFlag>(stream, nothing)
                                 .IsError());
}

void reading(benchmark::State& state)
{
    const std::string text = writeScene(level(state.range(0)));
    compare(
        state, [&] { benchmark::DoNotOptimize(readScene(text, "level")); }, [&] { parse(text); });
}

/// What the command `validate` does with a file.
void validating(benchmark::State& state)
{
    const std::string text = writeScene(generateScene("level", {static_cast<std::size_t>(state.range(0)), 1}).value());
    const std::string file = (std::filesystem::temp_directory_path() / "bench_files.broadside").string();
    std::ofstream(file, std::ios::binary) << text;
    compare(
        state,
        [&] {
            const SceneWithLines read = readSceneWithLines(file);
            benchmark::DoNotOptimize(checkLevel(*read.reading.scene));
        },
        [&] { parse(text); });
    std::filesystem::remove(file);
}

/// The numbers of an object as a program would print them that knows nothing of defaults, edits or other keys.
void dump(const SceneObject& object, std::string& out)
{
    std::array<char, 32> digits{};
    const auto number = [&](auto value) {
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        out.append(digits.data(), end);
        out += ", ";
    };
    out += "    {\"id\": ";
    number(object.id.value);
    out += "\"name\": \"";
    out += object.name;
    out +=
        object.isDynamic() ? "\", \"kind\": \"dynamic\", \"position\": [" : "\", \"kind\": \"static\", \"position\": [";
    number(object.pose.position.x);
    number(object.pose.position.y);
    out += "], \"velocity\": [";
    number(object.velocity.x);
    number(object.velocity.y);
    out += "], \"angle\": ";
    number(object.pose.angle);
    out += "\"shape\": [";
    forEachNumber(object.shape, Overloaded{[&](const ShapeLength&, double value) { number(value); },
                                           [&](ShapePoint, Vec2 point) {
                                               number(point.x);
                                               number(point.y);
                                           },
                                           [](const CompoundPart&) {}});
    out += "]},\n";
}

void compareWriting(benchmark::State& state, const Scene& scene)
{
    compare(
        state,
        [&] {
            std::size_t bytes = 0;
            streamScene(scene, [&bytes](std::string_view piece) { bytes += piece.size(); });
            benchmark::DoNotOptimize(bytes);
        },
        [&] {
            std::string out;
            for (const ObjectPtr& object : scene.objects())
                dump(*object, out);
            benchmark::DoNotOptimize(out);
        });
}

void writing(benchmark::State& state) { compareWriting(state, level(state.range(0))); }

/// Saving a level of which one object was edited: nearly all bytes are copied.
void savingAnEdit(benchmark::State& state)
{
    Scene scene = *readScene(writeScene(level(state.range(0))), "level").scene;
    scene.replace(edited(*scene.objects()[0], [](SceneObject& object) { object.mass = 2.0; }));
    compareWriting(state, scene);
}

BENCHMARK(reading)->Arg(10'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(validating)->Arg(10'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(writing)->Arg(10'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(savingAnEdit)->Arg(10'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace
