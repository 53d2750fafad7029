#include "tests/bench/broad_phase/table.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstring>
#include <fstream>

/// @file
/// Compares the broad phases of this project with those of other libraries, on the same data. As a Google Benchmark
/// program it times a frame of each in a few worlds. The whole comparison:
///
///   bench_broad_phase --table [--quick] [--write FILE] [--scenes ABCTD] [--counts N,N,...] [--only NAME]
///
/// prints a page of Markdown. --quick leaves out the worlds of a million objects and takes under three minutes.
/// With --only NAME, once or more often, it times these contenders alone, in turns, and prints their ratios to the
/// first one instead of the page. resources/manual/speed.md is made by bench_broad_phase --table --write
/// resources/manual/speed.md.

using namespace broadside;
using namespace broadside::bench;

namespace {

struct Options {
    bool table = false;
    bool quick = false;
    std::string write;
    std::string scenes = "ABCTD";
    std::vector<std::uint32_t> counts;
    std::vector<std::string> only;
};

/// Seconds per frame; a slower contender is left out of the next larger worlds.
constexpr double kPatience = 0.1;

void frames(benchmark::State& state, std::size_t contender, SceneKind kind, std::uint32_t count)
{
    Scene scene = makeScene(kind, count, Order::Random);
    const Contenders all = allContenders();
    Contender& one = *all[contender];
    one.load(scene);
    for (auto _ : state) {
        scene.move();
        one.frame(scene);
    }
    state.SetItemsProcessed(state.iterations() * count);
}

void registerFrames()
{
    const Contenders all = allContenders();
    for (const SceneKind kind : {SceneKind::Uniform, SceneKind::Level})
        for (const std::uint32_t count : {1'000U, 10'000U})
            for (std::size_t i = 0; i < all.size(); ++i) {
                const std::string name =
                    std::string(1, static_cast<char>(kind)) + "/" + std::to_string(count) + "/" + all[i]->name();
                benchmark::RegisterBenchmark(name.c_str(), frames, i, kind, count)->Unit(benchmark::kMillisecond);
            }
}

std::vector<std::uint32_t> numbersIn(const char* list)
{
    std::vector<std::uint32_t> numbers;
    for (char* end = nullptr; *list != '\0'; list = *end == ',' ? end + 1 : end)
        numbers.push_back(static_cast<std::uint32_t>(std::strtoul(list, &end, 10)));
    return numbers;
}

Options optionsOf(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const auto value = [&] { return i + 1 < argc ? argv[++i] : ""; };
        if (std::strcmp(argv[i], "--table") == 0)
            options.table = true;
        else if (std::strcmp(argv[i], "--quick") == 0)
            options.quick = true;
        else if (std::strcmp(argv[i], "--write") == 0)
            options.write = value();
        else if (std::strcmp(argv[i], "--scenes") == 0)
            options.scenes = value();
        else if (std::strcmp(argv[i], "--counts") == 0)
            options.counts = numbersIn(value());
        else if (std::strcmp(argv[i], "--only") == 0)
            options.only.emplace_back(value());
    }
    return options;
}

int printRatios(std::span<const Race> races)
{
    for (const Race& race : races) {
        std::printf("%c %-6s %7u", static_cast<char>(race.kind), race.order == Order::Random ? "random" : "sorted",
                    race.count);
        for (const Lap& lap : race.laps)
            std::printf(" | %s %.4f ms, %.3f times, %.0f bytes", lap.name.c_str(), *lap.milliseconds,
                        *lap.milliseconds / *race.laps.front().milliseconds, lap.bytesPerObject);
        std::printf("\n");
    }
    return 0;
}

int printTable(const Options& options)
{
    std::vector<SceneKind> kinds;
    for (const char letter : options.scenes)
        kinds.push_back(static_cast<SceneKind>(letter));
    std::vector<std::uint32_t> counts = options.counts;
    if (counts.empty())
        counts =
            options.quick ? std::vector{1'000U, 10'000U, 100'000U} : std::vector{1'000U, 10'000U, 100'000U, 1'000'000U};
    const std::uint32_t queryCount = options.quick ? 100'000 : 1'000'000;
    const double seconds = options.quick ? 0.05 : 0.2;
    if (!options.only.empty())
        return printRatios(runOnly(kinds, counts, seconds, options.only));
    const std::vector<Race> races = runRaces(kinds, counts, seconds, kPatience);
    const std::vector<QueryRace> queries = runQueries(queryCount, seconds);
    std::string command = "bench_broad_phase --table";
    command += options.quick ? " --quick" : "";
    const std::string page = speedPage(races, queries, queryCount, command);
    std::fputs(page.c_str(), stdout);
    if (options.write.empty())
        return 0;
    std::ofstream file(options.write);
    file << page;
    if (file.close(); file)
        return 0;
    std::fprintf(stderr, "bench_broad_phase: %s could not be written.\n", options.write.c_str());
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    const Options options = optionsOf(argc, argv);
    for (const std::string& package : missingPeers())
        std::fprintf(stderr, "bench_broad_phase: built without a peer, because %s was not installed.\n",
                     package.c_str());
    if (options.table)
        return printTable(options);
    registerFrames();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
