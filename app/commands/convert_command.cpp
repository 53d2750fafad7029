#include "app/commands/convert_command.h"

#include "app/commands/convert_recording.h"
#include "app/commands/level_conversion.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/levels/import_again.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_recording.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/system/file_path.h"
#include "core/base/utf8.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/atlas/sheet_reader.h"
#include "core/io/scene/scene_stream.h"
#include "core/levels/level_files.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/project.h"

namespace broadside {
namespace {

constexpr std::string_view kCanonicalOption = "--canonical";

bool isAtlasName(const std::string& path) { return path.ends_with(kAtlasSuffix); }

/// Path of the picture, relative to the folder of the target.
std::string seenFrom(const std::string& target, const std::string& source, const std::string& picture)
{
    return levels::pathSeenFrom(target, toName(toPath(source).parent_path() / toPath(picture)));
}

void reportAtlas(const Arguments& arguments, Console& console, const std::string& file, const Atlas& atlas)
{
    if (!arguments.has("--json")) {
        console.out << texts::cliWroteAtlas(file, texts::cliRegions(atlas.regions.size()),
                                            texts::cliAnimations(atlas.animations.size()))
                           .text()
                    << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", file).member("picture", atlas.picture);
    json.member("regions", atlas.regions.size()).member("animations", atlas.animations.size());
    json.endObject();
    print(console.out, json);
}

/// Converts a sheet of Aseprite or TexturePacker to an atlas.
Result<ExitCode> convertSheet(const Arguments& arguments, Console& console)
{
    const std::string& source = arguments.operands()[0];
    const std::string& target = arguments.operands()[1];
    SheetReading reading = readSheetFile(source);
    for (const Problem& problem : reading.problems)
        if (reading.atlas || problem != reading.firstError())
            console.say(problem);
    if (!reading.atlas)
        return reading.firstError();
    reading.atlas->picture = seenFrom(target, source, reading.atlas->picture);
    if (const PathFault fault = pathFaultOf(reading.atlas->picture, PathOwner::Atlas)) {
        Problem note;
        note.severity = Severity::Warning;
        note.file = target;
        note.message = fault.about(texts::pathOfPicture(inQuotes(reading.atlas->picture)));
        note.remedy = texts::cliFileBesidePicture();
        console.say(note);
    }
    if (const auto problem = writeTextFile(target, writeAtlas(*reading.atlas), console))
        return *problem;
    reportAtlas(arguments, console, target, *reading.atlas);
    return ExitCode::Done;
}

Result<ExitCode> convert(const Arguments& arguments, Console& console)
{
    const bool isScene = !isLevelName(arguments.operands()[0]) && !isRecordingFile(arguments.operands()[0]) &&
                         !isAtlasName(arguments.operands()[1]) && !isWrittenLevelName(arguments.operands()[1]);
    if (arguments.has(kCanonicalOption) && !isScene)
        return usageProblem(texts::cliCanonical(), texts::cliLeaveOut());
    if (isAtlasName(arguments.operands()[1]))
        return convertSheet(arguments, console);
    // A trace can have any name: its first bytes say what it is.
    if (isLevelName(arguments.operands()[0]) && !isRecordingFile(arguments.operands()[0]))
        return convertFromLevel(arguments, console);
    if (isWrittenLevelName(arguments.operands()[1]))
        return convertToLevel(arguments, console);
    std::vector<OptionInfo> ofLevels = againOptions();
    ofLevels.insert(ofLevels.begin(), {pixelsPerMetreOption(), tilePicturesOption()});
    for (const OptionInfo& option : ofLevels)
        if (arguments.has(option.name))
            return usageProblem(texts::cliOptionOfLevels(option.name), texts::cliNameLevel());
    if (isRecordingFile(arguments.operands()[0]))
        return convertRecording(arguments, console);
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    const auto scene = openScene(arguments.operands()[0], console, FileText::Kept);
    if (!scene)
        return scene.problem();
    const auto write = [&](const TextSink& sink) {
        arguments.has(kCanonicalOption) ? streamSceneCanonically(*scene, sink) : streamScene(*scene, sink);
    };
    if (const auto problem = streamSceneFile(
            target, write, [&](ObjectId id) { return scene->find(id); }, console))
        return *problem;
    reportScene(console.out, target, scene->size(), arguments.has("--json"));
    return ExitCode::Done;
}

} // namespace

Command convertCommand()
{
    std::vector<OptionInfo> options;
    addFrameOptions(options);
    options.push_back(pixelsPerMetreOption());
    options.push_back(tilePicturesOption());
    for (const OptionInfo& option : againOptions())
        options.push_back(option);
    options.push_back({kCanonicalOption, "", "", texts::optionCanonicalOfConvert()});
    return {{"convert", "IN OUT", options},
            texts::helpConvert(),
            texts::helpConvertDetails(),
            "broadside convert resources/scenes/cannon.broadside tidy.broadside --canonical",
            convert};
}

} // namespace broadside
