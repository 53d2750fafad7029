#include "app/window/pack_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "app/window/picture_application.h"
#include "core/base/count_text.h"
#include "core/base/utf8.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/atomic_file.h"
#include "core/sprites/limits.h"
#include "editor/document/atlas_packing.h"
#include "editor/document/file_path.h"
#include "editor/document/picture_file.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/export/png_bytes.h"

#include <QFileInfo>

#include <array>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 2> kEdges{"repeat", "clear"};
constexpr std::array<std::string_view, 2> kFilters{"nearest", "linear"};

/// Index of an option's word in `words`; 0 if the option was not given.
Result<std::size_t> wordOf(const Arguments& arguments, std::string_view option, std::span<const std::string_view> words)
{
    const auto word = arguments.value(option);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!word || *word == words[i])
            return i;
    return arguments.badValue(option, *word, commaList(words));
}

Result<AtlasOptions> atlasOptionsFrom(const Arguments& arguments)
{
    AtlasOptions options;
    const auto border = arguments.count("--border", 2, 0, 64);
    if (!border)
        return border.problem();
    const auto side = arguments.count("--size", 2'048, 1, static_cast<std::uint64_t>(limits::kPictureSide));
    if (!side)
        return side.problem();
    const auto scale = arguments.size("--pixels-per-metre");
    if (!scale)
        return scale.problem();
    const auto edges = wordOf(arguments, "--edges", kEdges);
    if (!edges)
        return edges.problem();
    const auto filter = wordOf(arguments, "--filter", kFilters);
    if (!filter)
        return filter.problem();
    options.border = static_cast<std::int32_t>(*border);
    options.mostSide = static_cast<std::int32_t>(*side);
    options.pixelsPerMetre = scale->value_or(options.pixelsPerMetre);
    options.edges = static_cast<AtlasEdges>(*edges);
    options.filter = static_cast<TextureFilter>(*filter);
    return options;
}

Result<std::vector<NamedPicture>> picturesIn(std::span<const std::string> files)
{
    std::vector<NamedPicture> pictures;
    std::uint64_t bytes = 0;
    for (const std::string& file : files) {
        const QString path = decodedPath(file);
        auto image = readPicture(path);
        if (!image)
            return image.problem();
        bytes += static_cast<std::uint64_t>(image->sizeInBytes());
        if (bytes > limits::kScenePictureBytes)
            return usageProblem(texts::cliPicturesMemory(limits::kScenePictureBytes >> 20), texts::cliSeveralAtlases());
        pictures.push_back({QFileInfo(path).completeBaseName().toStdString(), *std::move(image)});
    }
    return pictures;
}

/// "OUT.atlas.json" and "OUT.png", "OUT-2.atlas.json" and "OUT-2.png" ...
struct AtlasNames {
    std::string atlas;
    std::string picture;
};
AtlasNames namesOf(const std::string& target, std::size_t index)
{
    const std::string stem =
        target.substr(0, target.size() - kAtlasSuffix.size()) + (index == 0 ? "" : "-" + std::to_string(index + 1));
    return {stem + std::string(kAtlasSuffix), stem + ".png"};
}

/// An atlas is JSON, in UTF-8, and contains the names of its picture and its regions.
std::optional<Problem> nonUtf8NameProblem(std::span<const std::string> files)
{
    for (const std::string& file : files) {
        if (firstInvalidUtf8(file) == std::string_view::npos)
            continue;
        Problem problem;
        problem.file = file;
        problem.message = texts::cliFileNotUtf8();
        problem.remedy = texts::cliFileRename();
        return problem;
    }
    return std::nullopt;
}

/// A picture to be packed would be lost if an output file had its name.
std::optional<Problem> clashOfNames(std::span<const std::string> files, const std::string& target, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        const AtlasNames names = namesOf(target, i);
        for (const std::string& file : files)
            if (isSameFile(file, names.picture) || isSameFile(file, names.atlas))
                return usageProblem(texts::cliAtlasOverPicture(names.picture, file), texts::cliAtlasName());
    }
    return std::nullopt;
}

/// Picture and description are put in place together.
std::optional<Problem> write(PackedAtlas& packed, const AtlasNames& names, Console& console)
{
    packed.atlas.picture = QFileInfo(decodedPath(names.picture)).fileName().toStdString();
    const QByteArray png = pngOf(packed.picture);
    const std::string description = writeAtlas(packed.atlas);
    const std::array files{FileBytes{names.picture, {png.constData(), static_cast<std::size_t>(png.size())}},
                           FileBytes{names.atlas, description}};
    std::vector<Message> losses;
    if (auto problem = writeTogether(files, &losses))
        return problem;
    if (!losses.empty())
        console.note(lossSentence(names.atlas, losses));
    return std::nullopt;
}

void reportPacked(const Arguments& arguments, Console& console, const std::vector<PackedAtlas>& atlases)
{
    const std::string& target = arguments.operands()[0];
    JsonWriter json;
    json.beginObject().key("atlases").beginArray();
    for (std::size_t i = 0; i < atlases.size(); ++i) {
        const Atlas& atlas = atlases[i].atlas;
        const AtlasNames names = namesOf(target, i);
        json.beginObject().member("file", names.atlas).member("picture", names.picture);
        json.member("width", atlas.size.width).member("height", atlas.size.height);
        json.member("regions", atlas.regions.size()).endObject();
        if (!arguments.has("--json"))
            console.out << texts::cliWrotePacked(names.atlas, atlas.regions.size(),
                                                 static_cast<std::uint64_t>(atlas.size.width),
                                                 static_cast<std::uint64_t>(atlas.size.height))
                               .text()
                        << '\n';
    }
    json.endArray().endObject();
    if (arguments.has("--json"))
        print(console.out, json);
}

Result<ExitCode> pack(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[0];
    if (!target.ends_with(kAtlasSuffix) || target.size() == kAtlasSuffix.size())
        return usageProblem(texts::cliNoAtlasName(target), texts::cliNameAtlas(kAtlasSuffix));
    const auto options = atlasOptionsFrom(arguments);
    if (!options)
        return options.problem();
    if (const auto problem = nonUtf8NameProblem(arguments.operands()))
        return *problem;
    const PictureApplication application; // Qt loads webp with a plugin.
    const auto files = std::span(arguments.operands()).subspan(1);
    const auto pictures = picturesIn(files);
    if (!pictures)
        return pictures.problem();
    auto atlases = packAtlases(*pictures, *options);
    if (!atlases)
        return atlases.problem();
    if (const auto clash = clashOfNames(files, target, atlases->size()))
        return *clash;
    for (std::size_t i = 0; i < atlases->size(); ++i)
        if (const auto problem = write((*atlases)[i], namesOf(target, i), console))
            return *problem;
    reportPacked(arguments, console, *atlases);
    return ExitCode::Done;
}

} // namespace

Command packCommand()
{
    return {{"pack",
             "OUT PICTURE...",
             {{"--border", "N", "2", texts::optionBorderOfPack()},
              {"--edges", "repeat|clear", "repeat", texts::optionEdgesOfPack()},
              {"--size", "N", "2048", texts::optionSizeOfPack()},
              {"--pixels-per-metre", "N", "64", texts::optionPixelsPerMetreOfPack()},
              {"--filter", "nearest|linear", "nearest", texts::optionFilterOfPack()}}},
            texts::helpPack(),
            texts::helpPackDetails(),
            "broadside pack walkers.atlas.json resources/sprites/walker.png resources/sprites/cannon.png",
            pack};
}

} // namespace broadside
