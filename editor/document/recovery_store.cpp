#include "editor/document/recovery_store.h"

#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr auto kFormat = QLatin1String("broadside-unsaved");
constexpr qint64 kLongestHead = 1 << 16; // bytes
constexpr auto kCopies = QLatin1String("*.unsaved");

QString lockOf(const QString& folder) { return folder + QLatin1String("/lock"); }

/// The description in the first line of a copy. No value if it is no copy.
std::optional<UnsavedDocument> headOf(const QString& copy)
{
    QFile file(copy);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(file.readLine(kLongestHead)).object();
    if (head[QLatin1String("format")].toString() != kFormat)
        return std::nullopt;
    return UnsavedDocument{copy, head[QLatin1String("path")].toString(), head[QLatin1String("name")].toString(),
                           QDateTime::fromString(head[QLatin1String("written")].toString(), Qt::ISODateWithMs)};
}

Problem unreadable(const UnsavedDocument& document, std::string message)
{
    Problem problem;
    problem.file = QFile::encodeName(document.copy).toStdString();
    problem.message = std::move(message);
    problem.remedy = "Keep the file, and open the last saved version";
    return problem;
}

} // namespace

std::string unsavedText(const UnsavedDocument& document, const Scene& scene)
{
    const QJsonObject head{{QLatin1String("format"), kFormat},
                           {QLatin1String("version"), 1},
                           {QLatin1String("path"), document.path},
                           {QLatin1String("name"), document.name},
                           {QLatin1String("written"), document.written.toUTC().toString(Qt::ISODateWithMs)}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString() + '\n' + writeScene(scene);
}

Result<Scene> readUnsaved(const UnsavedDocument& document)
{
    QFile file(document.copy);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(document, "The copy cannot be read: " + file.errorString().toStdString());
    if (file.size() > static_cast<qint64>(limits::kFileBytes) + kLongestHead)
        return unreadable(document, "The copy is too large");
    (void)file.readLine(kLongestHead);
    SceneReading reading = readScene(file.readAll().toStdString(), QFile::encodeName(document.copy).toStdString());
    if (!reading.scene)
        return reading.firstError();
    return *std::move(reading.scene);
}

QString RecoveryStore::defaultRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/unsaved");
}

RecoveryStore::RecoveryStore(QString root)
    : m_root(std::move(root))
{}

RecoveryStore::~RecoveryStore()
{
    for (auto& [folder, lock] : m_locks) {
        lock->unlock();       // removes the file of the lock
        QDir().rmdir(folder); // fails while there are copies
    }
}

bool RecoveryStore::lock(const QString& folder)
{
    auto lock = std::make_unique<QLockFile>(lockOf(folder));
    lock->setStaleLockTime(0); // Only the end of its process makes a lock stale, not its age.
    if (!lock->tryLock(0))
        return false;
    m_locks.emplace(folder, std::move(lock));
    return true;
}

Result<QString> RecoveryStore::newCopy()
{
    if (m_own.isEmpty()) {
        const QString folder = m_root + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
        const bool isMade = QDir().mkpath(folder) && lock(folder);
        if (!isMade) {
            Problem problem;
            problem.file = QFile::encodeName(folder).toStdString();
            problem.message = "The folder for copies of unsaved work cannot be made";
            problem.remedy = "Make room on the disk, or give yourself the right to write there";
            return problem;
        }
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_own = folder;
    }
    return m_own + QStringLiteral("/%1.unsaved").arg(++m_copies);
}

std::vector<UnsavedDocument> RecoveryStore::abandoned()
{
    std::vector<UnsavedDocument> found;
    for (const QFileInfo& run : QDir(m_root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = run.absoluteFilePath();
        if (folder == m_own || (!m_locks.contains(folder) && !lock(folder)))
            continue;
        for (const QFileInfo& copy : QDir(folder).entryInfoList({kCopies}, QDir::Files))
            if (std::optional<UnsavedDocument> document = headOf(copy.absoluteFilePath()))
                found.push_back(*std::move(document));
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &UnsavedDocument::written);
    return found;
}

QString RecoveryStore::adopt(const UnsavedDocument& document)
{
    const Result<QString> moved = newCopy();
    return moved && QFile::rename(document.copy, *moved) ? *moved : QString();
}

void RecoveryStore::discard(const UnsavedDocument& document) { QFile::remove(document.copy); }

} // namespace broadside
