#include "app/commands/level_conversion.h"

#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/io/text_file.h"
#include "core/levels/level_formats.h"
#include "core/levels/level_path.h"
#include "core/levels/tiled/tiled_export.h"
#include "core/scene/project.h"

#include <filesystem>
#include <system_error>

namespace broadside {
namespace {

constexpr std::string_view kScaleOption = "--pixels-per-metre";

Result<std::string> readLevelFile(const std::string& path) { return readFile(path, limits::kFileBytes, "level"); }

/// Prints what was written, and how much the report says.
void reportLevel(const Arguments& arguments, Console& console, const std::string& target, std::size_t objects,
                 std::size_t atlases, const std::vector<Problem>& problems)
{
    if (!arguments.has("--json")) {
        console.out << "Wrote " << target << " with " << countOf(objects, "object");
        if (atlases > 0)
            console.out << " and " << countOf(atlases, "atlas file");
        console.out << (problems.empty() ? ".\n" : "; " + countOf(problems.size(), "note") + ".\n");
        return;
    }
    JsonWriter json;
    json.beginObject().member("file", target).member("objects", objects).member("atlases", atlases);
    json.key("problems").beginArray();
    for (const Problem& problem : problems) {
        json.beginObject().member("file", problem.file).member("line", problem.line).member("column", problem.column);
        json.key("object");
        if (problem.object.isNull())
            json.null();
        else
            json.value(problem.object.value);
        json.member("severity", nameOf(problem.severity)).member("message", problem.message);
        json.member("remedy", problem.remedy).endObject();
    }
    json.endArray().endObject();
    print(console.out, json);
}

/// The path under which the atlas can name its picture. A picture that is not in the folder of the atlas, or below it,
/// is copied there.
Result<std::string> pictureFor(const std::string& atlasFile, const std::string& picture, Console& console)
{
    namespace fs = std::filesystem;
    const std::string seen = pathSeenFrom(atlasFile, picture);
    if (!pathFaultOf(seen, kAtlasPaths))
        return seen;
    const auto bytes = readLevelFile(picture);
    if (!bytes)
        return bytes.problem();
    const std::string stem = atlasFile.substr(0, atlasFile.size() - kAtlasSuffix.size());
    const std::string copy = stem + fs::path(picture).extension().string();
    if (auto problem = writeTextFile(copy, *bytes, console))
        return *problem;
    return fs::path(copy).filename().string();
}

std::optional<Problem> writeAtlases(Console& console, const std::string& target,
                                    std::vector<levels::LevelAtlas> atlases)
{
    for (levels::LevelAtlas& made : atlases) {
        const auto file = std::filesystem::path(target).replace_filename(made.file).string();
        const auto picture = pictureFor(file, made.atlas.picture, console);
        if (picture) {
            made.atlas.picture = *picture;
        } else { // the level is useful without a picture
            Problem problem = picture.problem();
            problem.severity = Severity::Warning;
            console.say(problem);
        }
        if (auto problem = writeTextFile(file, writeAtlas(made.atlas), console))
            return problem;
    }
    return std::nullopt;
}

} // namespace

OptionInfo pixelsPerMetreOption()
{
    return {kScaleOption, "N", "32", "Pixels of a level for one metre; default: what the level says, else 32"};
}

bool isLevelName(const std::string& path) noexcept { return levels::levelFormatOf(path) != nullptr; }

bool isWrittenLevelName(const std::string& path) noexcept
{
    const levels::LevelFormat* const format = levels::levelFormatOf(path);
    return format && !format->writtenSuffix.empty();
}

std::string pathSeenFrom(const std::string& target, const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path from = fs::absolute(path, error);
    const fs::path to = fs::absolute(target, error).parent_path();
    const fs::path relative = error ? fs::path() : from.lexically_normal().lexically_relative(to.lexically_normal());
    return relative.empty() ? path : relative.generic_string();
}

Result<ExitCode> convertFromLevel(const Arguments& arguments, Console& console)
{
    const std::string& source = arguments.operands()[0];
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    if (const auto problem = meaninglessOption(arguments, Source::Scene))
        return *problem;
    const auto scale = arguments.size(kScaleOption);
    if (!scale)
        return scale.problem();
    const levels::LevelFormat& format = *levels::levelFormatOf(source);
    if (*scale && !format.isInPixels)
        return usageProblem("\"" + source + "\" is a " + std::string(format.name) + ", whose units are metres",
                            "Leave out " + std::string(kScaleOption));
    levels::LevelReading reading = format.read(source, readLevelFile, {*scale, levels::stemOf(target)});
    for (const Problem& problem : reading.problems)
        if (reading.scene || problem != reading.firstError())
            console.say(problem);
    if (!reading.scene)
        return reading.firstError();
    if (const auto problem = writeSceneFile(target, *reading.scene, writeSceneCanonically(*reading.scene), console))
        return *problem;
    const std::size_t atlases = reading.atlases.size();
    if (const auto problem = writeAtlases(console, target, std::move(reading.atlases)))
        return *problem;
    reportLevel(arguments, console, target, reading.scene->size(), atlases, reading.problems);
    return ExitCode::Done;
}

Result<ExitCode> convertToLevel(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (!target.ends_with(levels::levelFormatOf(target)->writtenSuffix))
        return usageProblem("\"" + target + "\" is a map in XML, which is read but not written",
                            "Let the name end in .tmj, which Tiled opens as well");
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
