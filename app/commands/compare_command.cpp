#include "app/commands/compare_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/open_footage.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/tuning/comparison.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace broadside {
namespace {

/// The algorithms of --algorithms, each once; without the option all that are available.
Result<std::vector<Algorithm>> algorithmsFrom(const Arguments& arguments)
{
    std::vector<Algorithm> chosen;
    const auto names = arguments.value("--algorithms");
    if (!names) {
        for (const AlgorithmInfo& info : algorithms())
            if (info.isAvailable())
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

/// The numbers of a game's own broad phase over the frames of its recording. Its time is unknown.
struct RecordedCost {
    std::string name; ///< "the game's uniform grid".
    std::uint64_t candidates = 0;
    std::uint64_t boxOverlaps = 0;
    std::uint64_t missed = 0;
};

Result<std::optional<RecordedCost>> recordedCost(const OpenedFootage& opened)
{
    OpenedRecording* const recording = opened.recording.get();
    if (!recording || recording->noCandidates())
        return std::optional<RecordedCost>{};
    RecordedCost cost{recording->world().broadPhaseName().text()};
    const trace::Recording source(recording->reader());
    AuditOptions options;
    options.most = std::numeric_limits<std::size_t>::max();
    options.look = [&](std::uint64_t, const Frame&, const FrameAudit& found) {
        cost.candidates += found.candidates;
        cost.boxOverlaps += found.candidates - found.falsePositives;
        cost.missed += found.missedCount();
    };
    const StepRange filmedSteps{source.stepOf(0), source.stepOf(opened.filmed.footage.frames().size() - 1)};
    if (const auto problem = auditSteps(source, filmedSteps, options).problem)
        return *problem;
    return std::optional{std::move(cost)};
}

void sayGuessedCells(const OpenedFootage& opened, Console& console)
{
    if (opened.hasGuessedCells)
        console.note(texts::cliNoteGuessedCells(opened.broadPhase.cellSize));
}

void printJson(std::ostream& out, const std::vector<AlgorithmCost>& costs, const std::optional<RecordedCost>& recorded,
               std::size_t frames)
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
    if (recorded) {
        json.key("recorded").beginObject();
        json.member("name", recorded->name);
        json.member("candidates", recorded->candidates);
        json.member("boxOverlaps", recorded->boxOverlaps);
        json.member("missed", recorded->missed);
        json.endObject();
    }
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const std::vector<AlgorithmCost>& costs, const std::optional<RecordedCost>& recorded)
{
    std::vector<std::vector<std::string>> rows{{texts::cliFieldAlgorithm().text(), texts::cliFieldCandidates().text(),
                                                texts::cliFieldBoxOverlaps().text(), texts::cliFieldMissed().text(),
                                                texts::cliFieldMicroseconds().text(), texts::cliFieldSpread().text(),
                                                texts::cliFieldMemoryBytes().text()}};
    for (const AlgorithmCost& cost : costs)
        rows.push_back({std::string(infoOf(cost.algorithm).name), groupedNumber(cost.candidates),
                        groupedNumber(cost.boxOverlaps), groupedNumber(cost.missed), roundedNumber(cost.microseconds),
                        roundedNumber(cost.spread, 2), groupedNumber(cost.memory)});
    if (recorded)
        rows.push_back({recorded->name, groupedNumber(recorded->candidates), groupedNumber(recorded->boxOverlaps),
                        groupedNumber(recorded->missed), "", "", ""});
    printTable(out, rows);
}

Result<ExitCode> compare(const Arguments& arguments, Console& console)
{
    const auto chosen = algorithmsFrom(arguments);
    if (!chosen)
        return chosen.problem();
    const auto opened = openFootage(arguments, console, LastObjects::Dropped);
    if (!opened)
        return opened.problem();
    sayGuessedCells(*opened, console);
    const auto costs = compareAlgorithms(opened->filmed.footage, opened->broadPhase.cellSize, *chosen);
    if (!costs)
        return costs.problem();
    const auto recorded = recordedCost(*opened);
    if (!recorded)
        return recorded.problem();
    if (arguments.has("--json"))
        printJson(console.out, *costs, *recorded, opened->filmed.footage.frames().size());
    else
        printText(console.out, *costs, *recorded);
    return ExitCode::Done;
}

} // namespace

Command compareCommand()
{
    std::vector<OptionInfo> options = stepOptions();
    options.front() = {"--steps", "N", "120", texts::optionStepsOfCompare()};
    options.push_back({"--cell", "S", "2.5", texts::optionCellOfCompare()});
    options.push_back({"--algorithms", "A,B,...", "grid,aabb-tree", texts::optionAlgorithmsOfCompare()});
    addTableOptions(options);
    return {{"compare", "SCENE", options},
            texts::helpCompare(),
            texts::helpCompareDetails(),
            "broadside compare resources/scenes/hover-circles.broadside --algorithms grid,aabb-tree,brute-force",
            compare};
}

} // namespace broadside
