#include "app/commands/tune_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_footage.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuner.h"

namespace broadside {
namespace {

constexpr std::uint64_t kUsualPoints = 24;
constexpr std::uint64_t kMostPoints = 1000;

/// The cell sizes of --from, --to and --points. Missing values are chosen to suit the world.
Result<std::vector<double>> sizesFrom(const Arguments& arguments, const OpenedFootage& opened)
{
    const auto from = arguments.size("--from");
    if (!from)
        return from.problem();
    const auto to = arguments.size("--to");
    if (!to)
        return to.problem();
    const auto points = arguments.count("--points", kUsualPoints, 1, kMostPoints);
    if (!points)
        return points.problem();
    SizeRange range = sensibleCellSizes(opened.filmed.objects, opened.filmed.world);
    if (*from && !*to)
        range.to = std::max(range.to, **from);
    if (*to && !*from)
        range.from = std::min(range.from, **to);
    range.from = from->value_or(range.from);
    range.to = to->value_or(range.to);
    if (range.from > range.to)
        return usageProblem(texts::cliFromAboveTo(range.from, range.to), texts::cliSwapFromTo());
    return logarithmicSizes(range, *points);
}

void writeMeasured(JsonWriter& json, const Measured& measured, bool hasCells)
{
    json.beginObject();
    if (hasCells)
        json.member("cellSize", measured.settings.cellSize);
    else
        json.member("name", infoOf(measured.settings.algorithm).name);
    json.member("candidates", measured.played.candidates);
    json.member("checks", measured.played.checks);
    json.member("missed", measured.missed);
    json.member("cells", measured.played.cells);
    json.member("memory", measured.played.memory);
    json.member("microseconds", measured.played.microseconds);
    json.member("spread", measured.spread);
    json.endObject();
}

void writeRecommendation(JsonWriter& json, const Recommendation& recommended)
{
    json.beginObject();
    json.member("cellSize", recommended.cellSize);
    json.member("reason", recommended.reason.text());
    json.member("microseconds", recommended.microseconds);
    json.member("gain", recommended.gain);
    json.member("hardlyMatters", recommended.hardlyMatters);
    json.endObject();
}

/// The guesses to which the measured sizes are compared.
struct RulesOfThumb {
    std::optional<double> all;
    std::optional<RuleOfThumbWithoutLarge> withoutLarge;
};

void writeGame(JsonWriter& json, const std::optional<GameTuning>& game)
{
    json.key("game");
    if (!game) {
        json.null();
        return;
    }
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("rule", game->rule.kind == CellRule::Kind::Extents ? "extents" : "centre");
    json.member("rings", game->rule.rings);
    json.key("points").beginArray(JsonWriter::Layout::Lines);
    for (const Measured& point : game->points)
        writeMeasured(json, point, true);
    json.endArray();
    json.key("present");
    writeMeasured(json, game->present, true);
    json.key("recommended");
    writeRecommendation(json, game->recommended);
    json.endObject();
}

void printJson(std::ostream& out, const Tuning& tuning, std::size_t frames, const RulesOfThumb& rules)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("algorithm", infoOf(tuning.algorithm).name);
    json.member("frames", frames);
    json.key("points").beginArray(JsonWriter::Layout::Lines);
    for (const Measured& point : tuning.points)
        writeMeasured(json, point, true);
    json.endArray();
    json.key("present");
    if (tuning.present)
        writeMeasured(json, *tuning.present, true);
    else
        json.null();
    json.key("others").beginArray(JsonWriter::Layout::Lines);
    for (const Measured& other : tuning.others)
        writeMeasured(json, other, false);
    json.endArray();
    json.key("recommended");
    writeRecommendation(json, *tuning.recommended);
    writeGame(json, tuning.game);
    json.member("ruleOfThumb", rules.all);
    json.key("ruleOfThumbWithoutLarge");
    if (rules.withoutLarge)
        json.beginObject()
            .member("cellSize", rules.withoutLarge->cellSize)
            .member("leftOut", rules.withoutLarge->leftOut)
            .endObject();
    else
        json.null();
    json.endObject();
    print(out, json);
}

std::vector<std::string> rowOf(const std::string& name, const Measured& measured)
{
    return {name,
            groupedNumber(measured.played.candidates),
            groupedNumber(measured.missed),
            groupedNumber(measured.played.cells),
            groupedNumber(measured.played.memory),
            roundedNumber(measured.played.microseconds),
            roundedNumber(measured.spread, 2)};
}

void printText(std::ostream& out, const Tuning& tuning, std::size_t frames, const RulesOfThumb& rules)
{
    const auto sizeOf = [](const Measured& point) { return roundedNumber(point.settings.cellSize); };
    std::vector<std::vector<std::string>> rows{{texts::cliFieldCellSizeM().text(), texts::cliFieldCandidates().text(),
                                                texts::cliFieldMissed().text(), texts::cliFieldCells().text(),
                                                texts::cliFieldMemoryBytes().text(),
                                                texts::cliFieldMicroseconds().text(), texts::cliFieldSpread().text()}};
    for (const Measured& point : tuning.points)
        rows.push_back(rowOf(sizeOf(point), point));
    if (tuning.present)
        rows.push_back(rowOf(texts::cliTunePresent(tuning.present->settings.cellSize).text(), *tuning.present));
    for (const Measured& other : tuning.others)
        rows.push_back(rowOf(std::string(infoOf(other.settings.algorithm).name), other));
    if (tuning.game) {
        for (const Measured& point : tuning.game->points)
            rows.push_back(rowOf(texts::cliTuneGame(point.settings.cellSize).text(), point));
        rows.push_back(
            rowOf(texts::cliTuneGamePresent(tuning.game->present.settings.cellSize).text(), tuning.game->present));
    }
    printTable(out, rows);
    out << '\n';
    printField(out, texts::cliFieldAlgorithm(), infoOf(tuning.algorithm).name);
    printField(out, texts::cliFieldFrames(), groupedNumber(frames));
    printField(out, texts::cliFieldRuleOfThumb(), rules.all ? texts::cliMetres(*rules.all) : texts::cliTuneNoRule());
    if (rules.withoutLarge)
        printField(out, "  " + texts::cliFieldWithoutLarge().text(),
                   texts::cliTuneWithoutLarge(rules.withoutLarge->cellSize, rules.withoutLarge->leftOut));
    printField(out, texts::cliFieldRecommended(), texts::cliMetres(tuning.recommended->cellSize));
    out << tuning.recommended->reason.text() << '\n';
    if (tuning.game && tuning.game->recommended.reason != tuning.recommended->reason)
        out << tuning.game->recommended.reason.text() << '\n';
}

/// Prints a cell size in the game's units, if these are not metres.
void printSizeInGameUnits(double unitsPerMetre, double metres, Console& console)
{
    if (unitsPerMetre != 1.0)
        console.note(texts::cliNoteInGameUnits(metres, metres * unitsPerMetre));
}

Result<ExitCode> tune(const Arguments& arguments, Console& console)
{
    const auto opened = openFootage(arguments, console);
    if (!opened)
        return opened.problem();
    auto sizes = sizesFrom(arguments, *opened);
    if (!sizes)
        return sizes.problem();
    TunerOptions options;
    options.cellSizes = std::move(*sizes);
    options.withOthers = arguments.has("--others");
    options.withPresent = !opened->hasGuessedCells;
    options.gameRule = opened->filmed.gameRule;
    const auto tuning = tune(opened->filmed.footage, opened->broadPhase, options);
    if (!tuning)
        return tuning.problem();
    if (tuning->algorithm != opened->broadPhase.algorithm)
        console.note(
            texts::cliNoteOtherAlgorithm(infoOf(opened->broadPhase.algorithm).name, infoOf(tuning->algorithm).name));
    const RulesOfThumb rules{ruleOfThumbCellSize(opened->filmed.objects),
                             ruleOfThumbWithoutLarge(opened->filmed.objects, opened->filmed.world)};
    if (arguments.has("--json"))
        printJson(console.out, *tuning, opened->filmed.footage.frames().size(), rules);
    else
        printText(console.out, *tuning, opened->filmed.footage.frames().size(), rules);
    if (const OpenedRecording* recording = opened->recording.get())
        printSizeInGameUnits(recording->reader().info().unitsPerMetre, tuning->recommended->cellSize, console);
    return ExitCode::Done;
}

} // namespace

Command tuneCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", texts::optionStepsOfTune()};
    options.insert(options.begin(), {{"--from", "S", "0.5", texts::optionFromOfTune()},
                                     {"--to", "S", "10", texts::optionToOfTune()},
                                     {"--points", "N", "24", texts::optionPointsOfTune()},
                                     {"--others", "", "", texts::optionOthersOfTune()}});
    addTableOptions(options);
    return {{"tune", "SCENE", options},
            texts::helpTune(),
            texts::helpTuneDetails(),
            "broadside tune resources/scenes/mixed.broadside --points 6",
            tune};
}

} // namespace broadside
