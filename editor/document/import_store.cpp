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
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <utility>

namespace broadside {
namespace {

constexpr auto kImportFormat = QLatin1String("broadside-import");
constexpr qint64 kLongestFirstLine = 1 << 16; // bytes

Problem notRemembered(const QString& file, Message message)
{
    Problem problem;
    problem.file = encodedPath(file);
    problem.message = std::move(message);
    problem.remedy = texts::keptImportRemedy();
    return problem;
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
                           {QLatin1String("tilePictures"), level.tilePictures}};
    return writeAtomically(encodedPath(fileOf(path)), QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString() +
                                                          '\n' + writeSceneCanonically(imported));
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
                         head[QLatin1String("pixelsPerMetre")].toDouble(),
                         head[QLatin1String("tilePictures")].toBool()};
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
