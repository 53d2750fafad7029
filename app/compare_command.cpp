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

void printJson(std::ostream& out, const std::vector<AlgorithmCost>& costs)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.key("algorithms").beginArray(JsonWriter::Layout::Lines);
    for (const AlgorithmCost& cost : costs) {
        json.beginObject();
        json.member("name", infoOf(cost.algorithm).name);
        json.member("candidates", cost.candidates);
        json.member("boxOverlaps", cost.boxOverlaps);
        json.member("missed", cost.missed);
        json.member("microseconds", cost.microseconds);
        json.member("memory", cost.memory);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    print(out, json);
}

constexpr std::size_t kColumns = 6;
using Row = std::array<std::string, kColumns>;

/// The name to the left, numbers to the right of their columns.
void printRow(std::ostream& out, const Row& row)
{
    constexpr std::array<std::size_t, kColumns> kWidths{17, 14, 14, 10, 14, 16};
    std::string line = row[0];
    line.resize(std::max(kWidths[0], line.size()), ' ');
    for (std::size_t i = 1; i < kColumns; ++i)
        line += std::string(kWidths[i] - std::min(kWidths[i], row[i].size()), ' ') + row[i];
    out << line << '\n';
}

void printText(std::ostream& out, const std::vector<AlgorithmCost>& costs)
{
    printRow(out, {"Algorithm", "Candidates", "Box overlaps", "Missed", "Microseconds", "Memory (bytes)"});
    for (const AlgorithmCost& cost : costs)
        printRow(out, {std::string(infoOf(cost.algorithm).name), groupedNumber(cost.candidates),
                       groupedNumber(cost.boxOverlaps), groupedNumber(cost.missed), roundedNumber(cost.microseconds),
                       groupedNumber(cost.memory)});
}

Result<ExitCode> compare(const Arguments& arguments, Console& console)
{
    const auto chosen = algorithmsFrom(arguments);
    if (!chosen)
        return chosen.problem();
    const auto opened = openWorld(arguments, console);
    if (!opened)
        return opened.problem();
    const World& world = opened->world;
    const auto costs =
        compareAlgorithms(world.objects(), world.settings(), opened->authored.broadPhase.cellSize, *chosen);
    if (!costs)
        return costs.problem();
    if (arguments.has("--json"))
        printJson(console.out, *costs);
    else
        printText(console.out, *costs);
    return ExitCode::Done;
}

} // namespace

Command compareCommand()
{
    std::vector<OptionInfo> options = stepOptions();
    options.push_back({"--algorithms", "A,B,...", "grid,aabb-tree", "Compare these only (default: all)"});
    return {
        {"compare", "SCENE", options},
        "Compare the algorithms on one world: candidates, missed pairs, time, memory",
        "Gives the world, as it stands after --steps, to each algorithm. Microseconds are the median of a few steps\n"
        "of the broad phase alone: move all dynamic objects, update, hand out all candidate pairs. Missed pairs\n"
        "can collide, and their boxes overlap, but they are not handed out. Cells are those of the scene.",
        "broadside compare resources/scenes/hover-circles.broadside --algorithms grid,aabb-tree,brute-force",
        compare};
}

} // namespace broadside
