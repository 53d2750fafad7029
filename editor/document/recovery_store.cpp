#include "editor/document/recovery_store.h"

#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr auto kSceneSuffix = QLatin1String(".unsaved");
constexpr auto kRecordingSuffix = QLatin1String(".bstrace");

QString lockOf(const QString& folder) { return folder + QLatin1String("/lock"); }

} // namespace

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

Result<QString> RecoveryStore::folder()
{
    if (m_own.isEmpty()) {
        const QString folder = m_root + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
        const bool isMade = QDir().mkpath(folder) && lock(folder);
        if (!isMade) {
            Problem problem;
            problem.file = encodedPath(folder);
            problem.message = texts::keptFolder();
            problem.remedy = texts::keptFolderRemedy();
            return problem;
        }
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_own = folder;
    }
    return m_own;
}

Result<QString> RecoveryStore::newCopy(UnsavedKind kind)
{
    const Result<QString> there = folder();
    if (!there)
        return there.problem();
    return *there + QLatin1Char('/') + QString::number(++m_copies) +
           (kind == UnsavedKind::Scene ? kSceneSuffix : kRecordingSuffix);
}

std::vector<UnsavedDocument> RecoveryStore::abandoned()
{
    std::vector<UnsavedDocument> found;
    for (const QFileInfo& run : QDir(m_root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = run.absoluteFilePath();
        if (folder == m_own || (!m_locks.contains(folder) && !lock(folder)))
            continue;
        for (const QFileInfo& copy : QDir(folder).entryInfoList({QLatin1Char('*') + kSceneSuffix}, QDir::Files))
            if (std::optional<UnsavedDocument> document = unsavedDocumentOf(copy.absoluteFilePath()))
                found.push_back(*std::move(document));
        for (const QFileInfo& copy : QDir(folder).entryInfoList({QLatin1Char('*') + kRecordingSuffix}, QDir::Files)) {
            UnsavedDocument recording;
            recording.copy = copy.absoluteFilePath();
            recording.written = copy.lastModified().toUTC();
            recording.kind = UnsavedKind::Recording;
            found.push_back(recording);
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &UnsavedDocument::written);
    return found;
}

QString RecoveryStore::adopt(const UnsavedDocument& document)
{
    const Result<QString> moved = newCopy(document.kind);
    return moved && QFile::rename(document.copy, *moved) ? *moved : QString();
}

void RecoveryStore::discard(const UnsavedDocument& document) { QFile::remove(document.copy); }

} // namespace broadside
