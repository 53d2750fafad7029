#include "editor/document/version_store.h"

#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"
#include "editor/document/scene_file.h"

#include <QBuffer>
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

/// Afterwards `bytes` is at its start again.
bool haveSameBytes(QIODevice& bytes, const QString& copy)
{
    QFile other(copy);
    if (!openToRead(other, copy) || bytes.size() != other.size())
        return false;
    bool areSame = true;
    while (areSame && !bytes.atEnd()) {
        const QByteArray piece = bytes.read(kPieceBytes);
        areSame = !piece.isEmpty() && piece == other.read(kPieceBytes);
    }
    return bytes.seek(0) && areSame;
}

Problem cannotKeep(const QString& path, Message why)
{
    Problem problem;
    problem.file = encodedPath(path);
    problem.message = texts::keptNoVersion(std::move(why));
    problem.remedy = texts::keptFolderRemedy();
    return problem;
}

std::vector<EarlierVersion> versionsIn(const QString& folder)
{
    std::vector<EarlierVersion> versions;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QLatin1Char('*') + kVersionSuffix}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo& file : files) {
        QDateTime saved = QDateTime::fromString(file.completeBaseName(), kTimeFormat);
        saved.setTimeSpec(Qt::UTC);
        if (saved.isValid())
            versions.push_back({file.absoluteFilePath(), saved});
    }
    return versions;
}

/// Where the versions of a file are kept.
struct VersionPlace {
    QString path;
    QString folder;
    int most;
};

/// @pre place.most > 0; the bytes are at their start
std::optional<Problem> keepBytes(const VersionPlace& place, QIODevice& bytes, QDateTime saved)
{
    std::vector<EarlierVersion> versions = versionsIn(place.folder);
    if (!versions.empty() && haveSameBytes(bytes, versions.front().copy))
        return std::nullopt;
    if (!QDir().mkpath(place.folder))
        return cannotKeep(place.path, texts::keptNoVersionFolder());
    QFile::setPermissions(place.folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto copyOf = [&place](const QDateTime& time) {
        return place.folder + QLatin1Char('/') + time.toString(kTimeFormat) + kVersionSuffix;
    };
    while (QFile::exists(copyOf(saved))) { // another version with the same time, or the same one
        if (haveSameBytes(bytes, copyOf(saved)))
            return std::nullopt;
        saved = saved.addMSecs(1);
    }
    const auto copyBytes = [&](QIODevice& copy) -> std::optional<Problem> {
        while (!bytes.atEnd()) {
            const QByteArray piece = bytes.read(kPieceBytes);
            if (piece.isEmpty())
                return cannotKeep(place.path, bytes.errorString().toStdString());
            copy.write(piece);
        }
        return std::nullopt;
    };
    if (const auto problem = fillFileAtomically(copyOf(saved), copyBytes))
        return cannotKeep(place.path, problem->message);
    versions = versionsIn(place.folder);
    for (std::size_t i = static_cast<std::size_t>(place.most); i < versions.size(); ++i)
        QFile::remove(versions[i].copy);
    return std::nullopt;
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
    const QString real = canonicalPath(info.path());
    const QString place = (real.isEmpty() ? info.path() : real) + QLatin1Char('/') + info.fileName();
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
    if (!openToRead(file, path))
        return cannotKeep(path, file.errorString().toStdString());
    return keepBytes({path, folderOf(path), most()}, file, file.fileTime(QFile::FileModificationTime).toUTC());
}

std::function<std::optional<Problem>()> VersionStore::keeping(const QString& path, Text text,
                                                              const QDateTime& saved) const
{
    return [place = VersionPlace{path, folderOf(path), most()}, text = std::move(text),
            when = saved.toUTC()]() -> std::optional<Problem> {
        if (place.most < 1)
            return std::nullopt;
        const std::shared_ptr<const std::string> bytes = text();
        if (!bytes || bytes->empty())
            return std::nullopt;
        QByteArray view = QByteArray::fromRawData(bytes->data(), static_cast<qsizetype>(bytes->size()));
        QBuffer buffer(&view);
        buffer.open(QIODevice::ReadOnly);
        return keepBytes(place, buffer, when);
    };
}

std::vector<EarlierVersion> VersionStore::versionsOf(const QString& path) const { return versionsIn(folderOf(path)); }

} // namespace broadside
