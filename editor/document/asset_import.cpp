#include "editor/document/asset_import.h"

#include "core/io/atlas/atlas_reader.h"
#include "core/io/atlas/sheet_reader.h"
#include "core/io/text_file.h"
#include "editor/document/atlas_packing.h"
#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"
#include "editor/document/picture_file.h"
#include "editor/document/scene_file.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>
#include <set>

namespace broadside {
namespace {

std::string fileText(const QString& path) { return encodedPath(path); }

Problem importProblem(const QString& file, Message message, Message remedy)
{
    Problem problem;
    problem.file = fileText(file);
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

bool isAtlasFile(const QString& path) { return path.endsWith(QLatin1String(".atlas.json"), Qt::CaseInsensitive); }
bool isJson(const QString& path) { return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive); }

class Importer {
public:
    explicit Importer(const AtlasPlaces& places)
        : m_places(places)
        , m_folder(QFileInfo(places.scene).absolutePath())
    {}

    void take(const QString& file)
    {
        if (isAtlasFile(file))
            list(file);
        else if (isJson(file))
            takeSheet(file);
        else
            m_pictures.append(file);
    }

    AssetImport finish()
    {
        if (m_pictures.size() == 1 && entryOf(m_pictures.front()))
            wrap(m_pictures.front());
        else if (!m_pictures.isEmpty())
            pack();
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::optional<std::string> entryOf(const QString& file) const
    {
        return atlasEntryFor(QFileInfo(file).absoluteFilePath(), m_places);
    }
    void refuse(const QString& file, Message message, Message remedy)
    {
        m_result.problems.push_back(importProblem(file, std::move(message), std::move(remedy)));
    }
    bool list(const QString& atlas)
    {
        const auto entry = entryOf(atlas);
        if (!entry) {
            refuse(atlas, texts::assetOutside(), texts::assetOutsideRemedy(fileText(m_folder)));
            return false;
        }
        m_result.entries.push_back(*entry);
        return true;
    }

    void takeSheet(const QString& file)
    {
        if (!entryOf(file)) {
            list(file); // Reports why not.
            return;
        }
        SheetReading sheet = readSheetFile(fileText(file));
        m_result.problems.insert(m_result.problems.end(), sheet.problems.begin(), sheet.problems.end());
        if (!sheet.atlas)
            return;
        const QFileInfo info(file);
        writeAndList(info.absoluteDir(), info.completeBaseName(), *sheet.atlas);
    }

    /// Makes an atlas of one region; the picture stays where it is.
    void wrap(const QString& file)
    {
        const Result<QImage> picture = readPicture(file);
        if (!picture) {
            m_result.problems.push_back(picture.problem());
            return;
        }
        const QFileInfo info(file);
        Atlas atlas;
        atlas.picture = info.fileName().toStdString();
        atlas.size = {picture->width(), picture->height()};
        AtlasRegion region;
        region.name = info.completeBaseName().toStdString();
        region.rect = {0, 0, picture->width(), picture->height()};
        atlas.regions.push_back(std::move(region));
        writeAndList(info.absoluteDir(), info.completeBaseName(), atlas);
    }

    void pack()
    {
        std::vector<NamedPicture> pictures;
        std::set<std::string> names;
        for (const QString& file : m_pictures) {
            Result<QImage> picture = readPicture(file);
            if (!picture) {
                m_result.problems.push_back(picture.problem());
                continue;
            }
            const std::string base = QFileInfo(file).completeBaseName().toStdString();
            std::string name = base;
            for (int number = 2; !names.insert(name).second; ++number)
                name = base + " " + std::to_string(number);
            pictures.push_back({name, std::move(*picture)});
        }
        if (pictures.empty())
            return;
        auto packed = packAtlases(pictures, {});
        if (!packed) {
            m_result.problems.push_back(packed.problem());
            return;
        }
        const QString name =
            pictures.size() == 1 ? QString::fromStdString(pictures.front().name) : QStringLiteral("pictures");
        for (PackedAtlas& one : *packed)
            writePacked(one, name);
    }

    void writePacked(PackedAtlas& packed, const QString& name)
    {
        const QDir folder(m_folder);
        const QString picture = freshName(folder, name, QStringLiteral(".png"));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (!buffer.open(QIODevice::WriteOnly) || !packed.picture.save(&buffer, "PNG")) {
            refuse(picture, texts::assetNotEncoded(), texts::assetNotEncodedRemedy());
            return;
        }
        packed.atlas.picture = QFileInfo(picture).fileName().toStdString();
        if (write(picture, bytes))
            writeAndList(folder, QFileInfo(picture).completeBaseName(), packed.atlas);
    }

    void writeAndList(const QDir& folder, const QString& base, const Atlas& atlas)
    {
        const QByteArray bytes = QByteArray::fromStdString(writeAtlas(atlas));
        const QString target = freshName(folder, base, QStringLiteral(".atlas.json"), bytes);
        if (QFileInfo::exists(target) || write(target, bytes))
            list(target);
    }

    bool write(const QString& file, const QByteArray& bytes)
    {
        const auto problem = writeFileAtomically(file, bytes);
        if (problem)
            m_result.problems.push_back(*problem);
        return !problem;
    }

    /// The first name that no file has, or whose file has these bytes already.
    [[nodiscard]] static QString freshName(const QDir& folder, const QString& base, const QString& end,
                                           const QByteArray& bytes = {})
    {
        QString file = folder.filePath(base + end);
        for (int number = 2; QFileInfo::exists(file) && !has(file, bytes); ++number)
            file = folder.filePath(QStringLiteral("%1-%2%3").arg(base).arg(number).arg(end));
        return file;
    }

    [[nodiscard]] static bool has(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return !bytes.isEmpty() && file.size() == bytes.size() && file.open(QIODevice::ReadOnly) &&
               file.read(bytes.size()) == bytes;
    }

    AtlasPlaces m_places;
    QString m_folder;
    QStringList m_pictures;
    AssetImport m_result;
};

} // namespace

bool isPossibleAsset(const QString& path)
{
    if (isJson(path))
        return true;
    const QString suffix = QFileInfo(path).suffix().toLower();
    return pictureSuffixes().contains(suffix);
}

AssetImport importAssets(const QStringList& files, const AtlasPlaces& places)
{
    if (places.scene.isEmpty()) {
        const QString file = files.isEmpty() ? QString() : files.front();
        return {{}, {importProblem(file, texts::assetNoScene(), texts::assetNoSceneRemedy())}};
    }
    Importer importer(places);
    for (const QString& file : files)
        importer.take(file);
    return importer.finish();
}

} // namespace broadside
