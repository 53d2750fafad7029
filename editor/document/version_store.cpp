#include "editor/document/version_store.h"

#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"
#include "editor/document/scene_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace broadside {
namespace {

constexpr qint64 kPieceBytes = 1 << 20;
constexpr auto kMostKey = QLatin1String("versions/most");
constexpr int kUsualMost = 5;
constexpr auto kVersionSuffix = QLatin1String(".version");
// Names of versions are times, so that their order is that of the names.
const QString kTimeFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");

bool haveSameBytes(const QString& a, const QString& b)
{
    QFile first(a);
    QFile second(b);
    if (!openToRead(first, a) || !openToRead(second, b) || first.size() != second.size())
        return false;
    while (!first.atEnd()) {
        const QByteArray piece = first.read(kPieceBytes);
        if (piece.isEmpty() || piece != second.read(kPieceBytes))
            return false;
    }
    return true;
}

Problem cannotKeep(const QString& path, Message why)
{
    Problem problem;
    problem.file = encodedPath(path);
    problem.message = texts::keptNoVersion(std::move(why));
    problem.remedy = texts::keptFolderRemedy();
    return problem;
}

} // namespace

VersionStore::VersionStore(QSettings& storage, QString root)
    : m_storage(storage)
    , m_root(std::move(root))
{}

int VersionStore::most() const
{
    bool isNumber = false;
    const int stored = m_storage.value(kMostKey, kUsualMost).toInt(&isNumber);
    return isNumber && stored >= 0 && stored <= kLargestMost ? stored : kUsualMost;
}

void VersionStore::setMost(int versions) { m_storage.setValue(kMostKey, versions); }

QString VersionStore::defaultRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/versions");
}

QString VersionStore::folderOf(const QString& path) const
{
    const QFileInfo info(path);
    const QString place = canonicalPath(info.path()) + QLatin1Char('/') + info.fileName();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(encodedPath(place)), QCryptographicHash::Blake2b_160);
    return m_root + QLatin1Char('/') + QString::fromLatin1(hash.toHex());
}

std::optional<Problem> VersionStore::keep(const QString& path)
{
    QFile file(path);
    std::error_code missing;
    if (most() < 1 || !std::filesystem::is_regular_file(encodedPath(path), missing))
        return std::nullopt;
    std::vector<EarlierVersion> versions = versionsOf(path);
    if (!versions.empty() && haveSameBytes(path, versions.front().copy))
        return std::nullopt;
    const QString folder = folderOf(path);
    if (!QDir().mkpath(folder))
        return cannotKeep(path, texts::keptNoVersionFolder());
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!openToRead(file, path))
        return cannotKeep(path, file.errorString().toStdString());
    QDateTime saved = file.fileTime(QFile::FileModificationTime).toUTC();
    const auto copyOf = [&folder](const QDateTime& time) {
        return folder + QLatin1Char('/') + time.toString(kTimeFormat) + kVersionSuffix;
    };
    while (QFile::exists(copyOf(saved))) // another version with the same time
        saved = saved.addMSecs(1);
    const auto copyBytes = [&file, &path](QIODevice& copy) -> std::optional<Problem> {
        while (!file.atEnd()) {
            const QByteArray piece = file.read(kPieceBytes);
            if (piece.isEmpty())
                return cannotKeep(path, file.errorString().toStdString());
            copy.write(piece);
        }
        return std::nullopt;
    };
    if (const auto problem = fillFileAtomically(copyOf(saved), copyBytes))
        return cannotKeep(path, problem->message);
    versions = versionsOf(path);
    for (std::size_t i = static_cast<std::size_t>(most()); i < versions.size(); ++i)
        QFile::remove(versions[i].copy);
    return std::nullopt;
}

std::vector<EarlierVersion> VersionStore::versionsOf(const QString& path) const
{
    std::vector<EarlierVersion> versions;
    const QFileInfoList files =
        QDir(folderOf(path))
            .entryInfoList({QLatin1Char('*') + kVersionSuffix}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo& file : files) {
        QDateTime saved = QDateTime::fromString(file.completeBaseName(), kTimeFormat);
        saved.setTimeSpec(Qt::UTC);
        if (saved.isValid())
            versions.push_back({file.absoluteFilePath(), saved});
    }
    return versions;
}

} // namespace broadside
