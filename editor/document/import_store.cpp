#include "editor/document/import_store.h"

#include "core/base/limits.h"
#include "core/io/atomic_file.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <utility>

namespace broadside {
namespace {

constexpr auto kImportFormat = QLatin1String("broadside-import");
constexpr qint64 kLongestFirstLine = 1 << 25; // bytes; the ids of a million objects fit

Problem notRemembered(const QString& file, Message message)
{
    Problem problem;
    problem.file = encodedPath(file);
    problem.message = std::move(message);
    problem.remedy = texts::keptImportRemedy();
    return problem;
}

QJsonArray textOfFiles(const std::vector<ImportedFile>& files)
{
    QJsonArray list;
    for (const ImportedFile& file : files)
        list.append(QJsonObject{{QLatin1String("path"), storedPath(file.path)},
                                {QLatin1String("hash"), QString::fromLatin1(file.hash.toHex())}});
    return list;
}

std::vector<ImportedFile> filesIn(const QJsonArray& list)
{
    std::vector<ImportedFile> files;
    for (const auto& entry : list) {
        const QJsonObject file = entry.toObject();
        files.push_back({pathOfStored(file[QLatin1String("path")].toString()),
                         QByteArray::fromHex(file[QLatin1String("hash")].toString().toLatin1())});
    }
    return files;
}

/// Texts: a number of JSON has 53 bits.
QJsonArray textOfIds(const std::vector<levels::SourceId>& ids)
{
    QJsonArray list;
    for (const levels::SourceId& id : ids) {
        list.append(QString::number(id.here.value));
        list.append(QString::number(id.there.value));
    }
    return list;
}

std::vector<levels::SourceId> idsIn(const QJsonArray& list)
{
    std::vector<levels::SourceId> ids;
    for (qsizetype i = 0; i + 1 < list.size(); i += 2)
        ids.push_back({{list[i].toString().toULongLong()}, {list[i + 1].toString().toULongLong()}});
    return ids;
}

} // namespace

ImportStore::ImportStore(QString root)
    : m_root(std::move(root))
{}

QString ImportStore::defaultRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/imports");
}

QString ImportStore::fileOf(const QString& path) const
{
    const QFileInfo info(path);
    const QString place = canonicalPath(info.path()) + QLatin1Char('/') + info.fileName();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(encodedPath(place)), QCryptographicHash::Blake2b_160);
    return m_root + QLatin1Char('/') + QString::fromLatin1(hash.toHex()) + QLatin1String(".import");
}

std::optional<Problem> ImportStore::remember(const QString& path, const ImportedLevel& level,
                                             const Scene& imported) const
{
    QDir().mkpath(m_root);
    const QJsonObject head{{QLatin1String("format"), kImportFormat},
                           {QLatin1String("version"), 1},
                           {QLatin1String("source"), storedPath(level.source)},
                           {QLatin1String("pixelsPerMetre"), level.pixelsPerMetre},
                           {QLatin1String("tilePictures"), level.tilePictures},
                           {QLatin1String("files"), textOfFiles(level.files)},
                           {QLatin1String("ids"), textOfIds(level.sourceIds)}};
    return writeAtomically(encodedPath(fileOf(path)), QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString() +
                                                          '\n' + writeSceneCanonically(imported));
}

std::optional<Problem> ImportStore::copy(const QString& from, const QString& to) const
{
    const QString target = fileOf(to);
    if (!from.isEmpty() && fileOf(from) == target)
        return std::nullopt;
    QFile kept(from.isEmpty() ? target : fileOf(from));
    if (from.isEmpty() || !kept.open(QIODevice::ReadOnly)) {
        QFile::remove(target);
        return std::nullopt;
    }
    return writeAtomically(encodedPath(target), kept.readAll().toStdString());
}

std::optional<ImportedLevel> ImportStore::levelOf(const QString& path) const
{
    QFile file(fileOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(file.readLine(kLongestFirstLine)).object();
    if (head[QLatin1String("format")].toString() != kImportFormat)
        return std::nullopt;
    return ImportedLevel{pathOfStored(head[QLatin1String("source")].toString()),
                         head[QLatin1String("pixelsPerMetre")].toDouble(), head[QLatin1String("tilePictures")].toBool(),
                         filesIn(head[QLatin1String("files")].toArray()), idsIn(head[QLatin1String("ids")].toArray())};
}

Result<Scene> ImportStore::importedScene(const QString& path) const
{
    QFile file(fileOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return notRemembered(path, texts::keptImportUnknown());
    if (file.size() > static_cast<qint64>(limits::kFileBytes) + kLongestFirstLine)
        return notRemembered(file.fileName(), texts::keptImportTooLarge());
    (void)file.readLine(kLongestFirstLine);
    SceneReading reading = readScene(file.readAll().toStdString(), encodedPath(file.fileName()));
    if (!reading.scene)
        return reading.firstError();
    return *std::move(reading.scene);
}

} // namespace broadside
