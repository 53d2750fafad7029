#include "app/compare_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/comparison.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

/// Those of --algorithms, each once, or all that this version can run.
Result<std::vector<Algorithm>> algorithmsFrom(const Arguments& arguments)
{
    std::vector<Algorithm> chosen;
    const auto names = arguments.value("--algorithms");
    if (!names) {
        for (const AlgorithmInfo& info : algorithms())
            if (info.available)
                chosen.push_back(info.algorithm);
        return chosen;
    }
    for (const std::string_view name : splitAt(*names, ',')) {
        const auto algorithm = knownAlgorithm(std::string(name));
        if (!algorithm)
            return algorithm.problem();
        if (std::ranges::find(chosen, *algorithm) == chosen.end())
            chosen.push_back(*algorithm);
    }
    return chosen;
}

void printJson(std::ostream& out, const std::vector<AlgorithmCost>& costs, std::size_t frames)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("frames", frames);
    json.key("algorithms").beginArray(JsonWriter::Layout::Lines);
    for (const AlgorithmCost& cost : costs) {
        json.beginObject();
        json.member("name", infoOf(cost.algorithm).name);
        json.member("candidates", cost.candidates);
        json.member("boxOverlaps", cost.boxOverlaps);
        json.member("missed", cost.missed);
        json.member("microseconds", cost.microseconds);
        json.member("spread", cost.spread);
        json.member("memory", cost.memory);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const std::vector<AlgorithmCost>& costs)
{
    std::vector<std::vector<std::string>> rows{
        {"Algorithm", "Candidates", "Box overlaps", "Missed", "Microseconds", "Spread", "Memory (bytes)"}};
    for (const AlgorithmCost& cost : costs)
        rows.push_back({std::string(infoOf(cost.algorithm).name), groupedNumber(cost.candidates),
                        groupedNumber(cost.boxOverlaps), groupedNumber(cost.missed), roundedNumber(cost.microseconds),
                        roundedNumber(cost.spread, 2), groupedNumber(cost.memory)});
    printTable(out, rows);
}

Result<ExitCode> compare(const Arguments& arguments, Console& console)
{
    const auto chosen = algorithmsFrom(arguments);
    if (!chosen)
        return chosen.problem();
    const auto filmed = openFootage(arguments, console);
    if (!filmed)
        return filmed.problem();
    const double cellSize = filmed->opened.authored.broadPhase.cellSize;
    const auto costs = compareAlgorithms(filmed->footage, cellSize, *chosen);
    if (!costs)
        return costs.problem();
    if (arguments.has("--json"))
        printJson(console.out, *costs, filmed->footage.frames().size());
    else
        printText(console.out, *costs);
    return ExitCode::Done;
}

} // namespace

Command compareCommand()
{
    std::vector<OptionInfo> options = stepOptions();
    options.front() = {"--steps", "N", "120",
                       "Compare steps 1 to N too (default 0: only the world as the file has it)"};
    options.push_back({"--algorithms", "A,B,...", "grid,aabb-tree", "Compare these only (default: all)"});
    return {
        {"compare", "SCENE", options},
        "Compare the algorithms on one world: candidates, missed pairs, time, memory",
        "Plays the same frames, the world as loaded and after each step, to each algorithm in turns. Candidates, box\n"
        "overlaps and missed pairs (they can collide, and their boxes overlap, but they are not handed out) are sums "
        "over\n"
        "all frames. Microseconds are those of a step: move what moves, update, hand out all candidate pairs, test "
        "their\n"
        "boxes; the median of five runs, and the spread between their quartiles. Cells are those of the scene.",
        "broadside compare resources/scenes/hover-circles.broadside --algorithms grid,aabb-tree,brute-force",
        compare};
}

} // namespace broadside
