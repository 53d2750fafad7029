#include "editor/document/atlas_set.h"

#include "core/base/utf8.h"
#include "core/io/atlas/atlas_messages.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/project/project_files.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/project.h"
#include "core/sprites/limits.h"
#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"
#include "editor/document/picture_file.h"
#include "editor/document/sprite_texture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

Problem atlasProblem(const std::string& file, Message message, Message remedy)
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.file = file;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

bool isInside(const QString& path) { return path.startsWith(QLatin1String(":/")); }

/// The file of an entry next to `owner`, or why there is none.
Result<QString> fileBeside(const QString& owner, const std::string& entry)
{
    if (const auto problem = entryProblem(encodedPath(owner), entry))
        return atlasProblem(problem->file, problem->message, texts::atlasMissingRemedy());
    return QFileInfo(owner).absoluteDir().absoluteFilePath(QString::fromStdString(entry));
}

/// Reads an atlas from the disk or from the program's resources.
AtlasReading readAtlasAt(const QString& path)
{
    if (!isInside(path))
        return readAtlasFile(encodedPath(path));
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        return readAtlas(file.readAll().toStdString(), path.toStdString());
    return {std::nullopt, {atlasProblem(path.toStdString(), texts::atlasNotBuiltIn(), texts::atlasNotBuiltInRemedy())}};
}

Result<QString> pictureOf(const QString& atlasFile, const std::string& picture)
{
    if (picture.empty())
        return atlasProblem(atlasFile.toStdString(), texts::atlasNoPicture(), texts::atlasNoPictureRemedy());
    if (const PathFault fault = pathFaultOf(picture, PathOwner::Atlas))
        return atlasProblem(atlasFile.toStdString(), fault.about(texts::pathOfPicture(inQuotes(picture))),
                            fault.remedy);
    if (isInside(atlasFile))
        return QFileInfo(atlasFile).path() + QLatin1Char('/') + QString::fromStdString(picture);
    return fileBeside(atlasFile, picture);
}

class Loader {
public:
    Loader(const AtlasPlaces& places, const AtlasSet& before)
        : m_places(places)
        , m_before(before)
    {}

    LoadedAtlas load(const std::string& entry)
    {
        LoadedAtlas loaded;
        loaded.entry = entry;
        const auto path = atlasFileOf(entry, m_places);
        if (!path) {
            loaded.problems.push_back(path.problem());
            return loaded;
        }
        loaded.file = stampOf(*path);
        const LoadedAtlas* const old = earlier(entry);
        const bool isSame = old && old->atlas && old->file == loaded.file;
        std::vector<Problem> found;
        if (isSame) {
            loaded.atlas = old->atlas;
            found = problemsOfText(*old);
        } else {
            AtlasReading reading = readAtlasAt(*path);
            found = std::move(reading.problems);
            if (reading.atlas)
                loaded.atlas = std::make_shared<const Atlas>(*std::move(reading.atlas));
        }
        loaded.problems = std::move(found);
        if (loaded.atlas)
            loadPicture(loaded, *path, old);
        return loaded;
    }

private:
    [[nodiscard]] const LoadedAtlas* earlier(const std::string& entry) const
    {
        const auto found = std::ranges::find(m_before.atlases(), entry, &LoadedAtlas::entry);
        return found == m_before.atlases().end() ? nullptr : &*found;
    }
    /// The problems of the atlas's text. Those of its picture are detected again.
    [[nodiscard]] static std::vector<Problem> problemsOfText(const LoadedAtlas& loaded)
    {
        std::vector<Problem> problems;
        std::ranges::copy_if(loaded.problems, std::back_inserter(problems),
                             [](const Problem& problem) { return problem.line > 0; });
        return problems;
    }

    void loadPicture(LoadedAtlas& loaded, const QString& atlasFile, const LoadedAtlas* old)
    {
        const auto path = pictureOf(atlasFile, loaded.atlas->picture);
        if (!path) {
            loaded.problems.push_back(path.problem());
            return;
        }
        loaded.picture = stampOf(*path);
        if (old && old->texture && old->picture == loaded.picture && old->texture->filter == loaded.atlas->filter &&
            fits(old->texture->image, *loaded.atlas)) {
            loaded.texture = old->texture;
            count(loaded.texture->image);
            return;
        }
        if (m_bytes >= limits::kScenePictureBytes) {
            loaded.problems.push_back(atlasProblem(path->toStdString(),
                                                   texts::atlasTooMuch(limits::kScenePictureBytes >> 20),
                                                   texts::atlasTooMuchRemedy()));
            return;
        }
        auto image = readPicture(*path);
        if (!image) {
            loaded.problems.push_back(image.problem());
            return;
        }
        if (!fits(*image, *loaded.atlas)) {
            const PixelSize size = loaded.atlas->size;
            loaded.problems.push_back(atlasProblem(path->toStdString(),
                                                   texts::atlasOtherSize(static_cast<std::uint64_t>(image->width()),
                                                                         static_cast<std::uint64_t>(image->height()),
                                                                         static_cast<std::uint64_t>(size.width),
                                                                         static_cast<std::uint64_t>(size.height)),
                                                   texts::atlasOtherSizeRemedy()));
            return;
        }
        count(*image);
        loaded.texture = std::make_shared<const SpriteTexture>(SpriteTexture{*std::move(image), loaded.atlas->filter});
    }

    [[nodiscard]] static bool fits(const QImage& image, const Atlas& atlas)
    {
        return image.width() == atlas.size.width && image.height() == atlas.size.height;
    }
    void count(const QImage& image) { m_bytes += static_cast<std::uint64_t>(image.sizeInBytes()); }

    const AtlasPlaces& m_places;
    const AtlasSet& m_before;
    std::uint64_t m_bytes = 0; // Size of the pictures so far.
};

} // namespace

AtlasPlaces atlasPlacesOf(const QString& scene)
{
    const QString path = QFileInfo(scene).absoluteFilePath();
    const std::optional<std::string> project = projectOf(encodedPath(path));
    return {path, project ? decodedPath(*project) : QString()};
}

Result<QString> atlasFileOf(const std::string& entry, const AtlasPlaces& places)
{
    if (isBuiltIn(entry))
        return QString::fromStdString(entry);
    if (const PathFault fault = pathFaultOf(entry, PathOwner::Scene))
        return atlasProblem(entry, fault.about(texts::pathItself()), fault.remedy);
    if (places.scene.isEmpty() && places.project.isEmpty())
        return atlasProblem(entry, texts::atlasNoFolder(), texts::atlasNoFolderRemedy());
    auto inFolder = fileBeside(places.scene.isEmpty() ? places.project : places.scene, entry);
    if (inFolder || places.project.isEmpty())
        return inFolder;
    auto inProject = fileBeside(places.project, entry);
    return inProject ? inProject : inFolder;
}

std::optional<std::string> atlasEntryFor(const QString& file, const AtlasPlaces& places)
{
    if (isInside(file))
        return file.toStdString();
    for (const QString& owner : {places.scene, places.project})
        if (!owner.isEmpty())
            if (auto entry = entryFor(encodedPath(owner), encodedPath(file)))
                return entry;
    return std::nullopt;
}

FileStamp stampOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {path, {}, -1};
    return {path, info.lastModified().toMSecsSinceEpoch(), info.size()};
}

AtlasSet::AtlasSet(std::vector<LoadedAtlas> atlases)
    : m_atlases(std::move(atlases))
    , m_indices(m_atlases.size())
{
    for (std::size_t i = 0; i < m_atlases.size(); ++i) {
        m_byEntry.emplace(m_atlases[i].entry, i);
        if (!m_atlases[i].atlas)
            continue;
        Index& index = m_indices[i];
        for (const AtlasRegion& region : m_atlases[i].atlas->regions) {
            index.regions.emplace(region.name, &region);
            if (region.glyph != 0)
                index.glyphs.emplace(region.glyph, &region);
        }
        for (const Animation& animation : m_atlases[i].atlas->animations)
            if (!animation.frames.empty() && index.regions.contains(animation.frames.front().region))
                index.animations.emplace(animation.name, &animation);
    }
}

std::vector<Problem> AtlasSet::problems() const
{
    std::vector<Problem> all;
    for (const LoadedAtlas& loaded : m_atlases)
        all.insert(all.end(), loaded.problems.begin(), loaded.problems.end());
    return all;
}

AtlasSet::Look AtlasSet::lookIn(std::size_t atlas, const Sprite& sprite) const
{
    const Index& index = m_indices[atlas];
    if (!sprite.animation.empty())
        if (const auto found = index.animations.find(sprite.animation); found != index.animations.end())
            return {&m_atlases[atlas], found->second, index.regions.at(found->second->frames.front().region)};
    if (!sprite.region.empty())
        if (const auto found = index.regions.find(sprite.region); found != index.regions.end())
            return {&m_atlases[atlas], nullptr, found->second};
    return {};
}

AtlasSet::Look AtlasSet::lookOf(const Sprite& sprite) const
{
    if (!sprite.atlas.empty()) {
        const auto found = m_byEntry.find(sprite.atlas);
        return found == m_byEntry.end() ? Look{} : lookIn(found->second, sprite);
    }
    for (std::size_t i = 0; i < m_atlases.size(); ++i)
        if (const Look look = lookIn(i, sprite); look.from)
            return look;
    return {};
}

const AtlasRegion& AtlasSet::frameOf(const Look& look, double time) const
{
    assert(look.from && look.region);
    if (!look.animation)
        return *look.region;
    const Animation::Frame& frame = look.animation->frames[look.animation->frameAt(time)];
    const Index& index = m_indices[static_cast<std::size_t>(look.from - m_atlases.data())];
    const auto found = index.regions.find(frame.region);
    return found == index.regions.end() ? *look.region : *found->second;
}

const LoadedAtlas* AtlasSet::glyphsFor(const Sprite& sprite) const
{
    for (std::size_t i = 0; i < m_atlases.size(); ++i)
        if (sprite.atlas.empty() ? !m_indices[i].glyphs.empty() : m_atlases[i].entry == sprite.atlas)
            return &m_atlases[i];
    return nullptr;
}

const AtlasRegion* AtlasSet::glyph(const LoadedAtlas& atlas, char32_t character) const
{
    const Index& index = m_indices[static_cast<std::size_t>(&atlas - m_atlases.data())];
    const auto found = index.glyphs.find(character);
    return found == index.glyphs.end() ? nullptr : found->second;
}

AtlasSet loadAtlases(std::span<const std::string> entries, const AtlasPlaces& places, const AtlasSet& before)
{
    Loader loader(places, before);
    std::vector<LoadedAtlas> atlases;
    for (const std::string& entry : entries)
        atlases.push_back(loader.load(entry));
    return AtlasSet(std::move(atlases));
}

QStringList watchedPathsOf(const AtlasSet& set, const AtlasPlaces& places)
{
    QStringList paths;
    const auto add = [&](const QString& path) {
        if (!path.isEmpty() && !isInside(path) && QFileInfo::exists(path) && !paths.contains(path))
            paths.push_back(path);
    };
    for (const LoadedAtlas& loaded : set.atlases())
        for (const QString& file : {loaded.file.path, loaded.picture.path})
            if (!file.isEmpty()) {
                add(file);
                add(QFileInfo(file).absolutePath());
            }
    for (const LoadedAtlas& loaded : set.atlases())
        if (loaded.file.path.isEmpty() && !isBuiltIn(loaded.entry))
            for (const QString& owner : {places.scene, places.project})
                if (!owner.isEmpty())
                    add(QFileInfo(owner).absoluteDir().absoluteFilePath(
                        QFileInfo(QString::fromStdString(loaded.entry)).path()));
    return paths;
}

} // namespace broadside
