#include "editor/window/help/file_picture.h"

#include "core/geometry/bounds.h"
#include "core/io/scene/scene_reader.h"
#include "core/trace/lines/lines_reader.h"
#include "core/trace/recording.h"
#include "editor/document/file_path.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/window/help/welcome_card.h"
#include "editor/window/pages/page_kind.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace broadside {
namespace {

constexpr std::int64_t kMostBytes = std::int64_t{16} << 20; // larger files get no picture, but traces do

/// Reads only the beginning of a large trace that has no index.
Result<trace::TraceReader> readerOf(const std::string& file)
{
    if (trace::TraceReader::isTrace(file))
        return trace::TraceReader::open(file, kMostBytes);
    trace::LinesReading lines = trace::readLinesFile(file);
    return lines.trace ? trace::TraceReader::open(std::move(lines.trace), file)
                       : Result<trace::TraceReader>(lines.firstError());
}

/// Whether the picture shows an object: it shows the world.
bool hasObjectsInWorld(const Scene& scene)
{
    const Aabb world{{}, {scene.world.width, scene.world.height}};
    return std::ranges::any_of(scene.objects(), [&](const ObjectPtr& object) {
        return overlaps(boundsOf(object->shape, object->pose), world);
    });
}

/// The step in the middle, or another one if it has no objects in the world, such as a menu of the game.
std::optional<Scene> stepOfRecording(const std::string& file)
{
    constexpr std::array kShares{0.5, 0.25, 0.75, 0.0, 1.0};
    Result<trace::TraceReader> reader = readerOf(file);
    if (!reader)
        return std::nullopt;
    const trace::Recording recording(*std::move(reader));
    if (recording.isEmpty())
        return std::nullopt;
    const auto walk = recording.walk(WalkDepth::Objects);
    if (!walk)
        return std::nullopt;
    for (const double share : kShares) {
        const auto frame = static_cast<std::size_t>(share * static_cast<double>(recording.frameCount() - 1));
        if ((*walk)->goTo(frame))
            continue; // a damaged frame
        if (Scene scene = (*walk)->scene(); hasObjectsInWorld(scene))
            return scene;
    }
    return std::nullopt;
}

std::optional<Scene> sceneOfFile(const QString& path)
{
    switch (fileKindOf(path)) {
    case FileKind::Scene:
        return readSceneFile(encodedPath(path)).scene;
    case FileKind::Trace:
        return stepOfRecording(encodedPath(path));
    default:
        return std::nullopt;
    }
}

} // namespace

QImage pictureOfFile(const QString& path, const Theme& theme, GlyphAtlas& glyphs)
{
    const QFileInfo info(path);
    if (!info.isFile() || (info.size() > kMostBytes && !trace::TraceReader::isTrace(encodedPath(path))))
        return {};
    const std::optional<Scene> scene = sceneOfFile(path);
    return scene ? thumbnailOf(*scene, WelcomeCard::kPicture, theme, glyphs) : QImage();
}

} // namespace broadside
