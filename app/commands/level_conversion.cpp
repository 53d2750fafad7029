#include "app/commands/level_conversion.h"

#include "app/help/option_help_messages.h"
#include "app/levels/import_again.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/io/scene/scene_writer.h"
#include "core/levels/level_files.h"
#include "core/levels/level_formats.h"
#include "core/levels/level_path.h"
#include "core/levels/tiled/tiled_export.h"

namespace broadside {
namespace {

Message writtenText(const std::string& target, std::size_t objects, std::size_t atlases, std::size_t notes)
{
    if (atlases == 0 && notes == 0)
        return texts::cliWroteScene(target, objects);
    if (atlases == 0)
        return texts::cliWroteLevelNotes(target, texts::objectCount(objects), texts::cliNotes(notes));
    if (notes == 0)
        return texts::cliWroteLevelAtlases(target, texts::objectCount(objects), texts::cliAtlasFiles(atlases));
    return texts::cliWroteLevelAll(target, texts::objectCount(objects), texts::cliAtlasFiles(atlases),
                                   texts::cliNotes(notes));
}

constexpr std::string_view kScaleOption = "--pixels-per-metre";
constexpr std::string_view kPicturesOption = "--tile-pictures";

/// Prints what was written, and how much the report says.
void reportLevel(const Arguments& arguments, Console& console, const std::string& target, std::size_t objects,
                 std::size_t atlases, const std::vector<Problem>& problems,
                 const std::optional<levels::Reimport>& merged = std::nullopt)
{
    if (!arguments.has("--json")) {
        console.out << writtenText(target, objects, atlases, problems.size()).text() << '\n';
        if (merged)
            console.out << countsText(*merged).text() << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject().member("file", target).member("objects", objects).member("atlases", atlases);
    if (merged)
        writeMembers(json, *merged);
    json.key("problems").beginArray();
    for (const Problem& problem : problems) {
        json.beginObject().member("file", problem.file).member("line", problem.line).member("column", problem.column);
        json.key("object");
        if (problem.object.isNull())
            json.null();
        else
            json.value(problem.object.value);
        json.member("severity", nameOf(problem.severity));
        writeMessage(json, "message", problem.message);
        writeMessage(json, "remedy", problem.remedy);
        json.endObject();
    }
    json.endArray().endObject();
    print(console.out, json);
}

/// Why the options do not fit the format of the level.
std::optional<Problem> unfitOption(const Arguments& arguments, const levels::LevelFormat& format)
{
    const std::string& source = arguments.operands()[0];
    if (arguments.has(kScaleOption) && !format.isInPixels)
        return usageProblem(texts::cliLevelInMetres(source, format.name()), texts::cliLeaveOutOption(kScaleOption));
    if (arguments.has(kPicturesOption) && !format.hasTilePictures)
        return usageProblem(texts::cliNoTilePictures(format.name()), texts::cliLeaveOutOption(kPicturesOption));
    if (!baseOf(arguments) && arguments.has(againOptions()[1].name))
        return usageProblem(texts::cliConflictsAlone(), texts::cliAddAgain());
    return std::nullopt;
}

} // namespace

OptionInfo pixelsPerMetreOption() { return {kScaleOption, "N", "32", texts::optionPixelsPerMetre()}; }

OptionInfo tilePicturesOption() { return {kPicturesOption, "", "", texts::optionTilePictures()}; }

bool isLevelName(const std::string& path) noexcept { return levels::levelFormatOf(path) != nullptr; }

bool isWrittenLevelName(const std::string& path) noexcept
{
    const levels::LevelFormat* const format = levels::levelFormatOf(path);
    return format && !format->writtenSuffix.empty();
}

Result<ExitCode> convertFromLevel(const Arguments& arguments, Console& console)
{
    const std::string& source = arguments.operands()[0];
    const std::string& target = arguments.operands()[1];
    if (isWrittenLevelName(target))
        return usageProblem(texts::cliLevelToLevel(source), texts::cliNameScene());
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    if (const auto problem = meaninglessOption(arguments, Source::Scene))
        return *problem;
    const auto scale = arguments.size(kScaleOption);
    if (!scale)
        return scale.problem();
    const levels::LevelFormat& format = *levels::levelFormatOf(source);
    if (const auto problem = unfitOption(arguments, format))
        return *problem;
    constexpr std::size_t kAllNotes = 1'000'000; // a level has fewer objects
    const levels::LevelOptions options{*scale, levels::stemOf(target), arguments.has(kPicturesOption), kAllNotes};
    levels::LevelReading reading = levels::readLevel(format, source, levels::readLevelFile, options);
    for (const Problem& problem : reading.problems)
        if (reading.scene || problem != reading.firstError())
            console.say(problem);
    if (!reading.scene)
        return reading.firstError();
    std::optional<levels::Reimport> merged;
    if (baseOf(arguments)) {
        auto again = mergedAgain(arguments, format, reading, console);
        if (!again)
            return again.problem();
        merged = std::move(*again);
    }
    const Scene& made = merged ? merged->scene : *reading.scene;
    if (const auto problem =
            writeSceneFile(target, made, merged ? writeScene(made) : writeSceneCanonically(made), console))
        return *problem;
    if (merged)
        if (const auto problem =
                writeSceneFile(*baseOf(arguments), merged->imported, writeSceneCanonically(merged->imported), console))
            return *problem;
    const std::size_t atlases = reading.atlases.size();
    std::vector<Problem> warnings;
    const auto unwritten = levels::writeLevelAtlases(target, std::move(reading.atlases), warnings);
    for (const Problem& warning : warnings)
        console.say(warning);
    if (unwritten)
        return *unwritten;
    reportLevel(arguments, console, target, made.size(), atlases, reading.problems, merged);
    return ExitCode::Done;
}

Result<ExitCode> convertToLevel(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (!target.ends_with(levels::levelFormatOf(target)->writtenSuffix))
        return usageProblem(texts::cliMapInXml(target), texts::cliNameTmj());
    if (arguments.has(kPicturesOption))
        return usageProblem(texts::cliOptionOfReadingLevels(kPicturesOption), texts::cliLeaveOut());
    for (const OptionInfo& option : againOptions())
        if (arguments.has(option.name))
            return usageProblem(texts::cliOptionOfReadingLevels(option.name), texts::cliLeaveOut());
    if (const auto problem = meaninglessOption(arguments, Source::Scene))
        return *problem;
    const auto scale = arguments.size(kScaleOption);
    if (!scale)
        return scale.problem();
    const auto scene = openScene(arguments.operands()[0], console);
    if (!scene)
        return scene.problem();
    auto writing = levels::writeTiledMap(*scene, *scale);
    if (!writing)
        return writing.problem();
    for (Problem& problem : writing->problems) {
        problem.file = arguments.operands()[0];
        console.say(problem);
    }
    if (const auto problem = writeTextFile(target, writing->text, console))
        return *problem;
    reportLevel(arguments, console, target, scene->size(), 0, writing->problems);
    return ExitCode::Done;
}

} // namespace broadside
