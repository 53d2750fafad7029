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
#include <iterator>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr auto kSceneSuffix = QLatin1String(".unsaved");
constexpr auto kRecordingSuffix = QLatin1String(".bstrace");

QString lockOf(const QString& folder) { return folder + QLatin1String("/lock"); }

/// Only the end of its process makes a lock stale, not its age.
std::unique_ptr<QLockFile> lockFor(const QString& folder)
{
    auto lock = std::make_unique<QLockFile>(lockOf(folder));
    lock->setStaleLockTime(0);
    return lock;
}

bool hasEnded(const QString& run) { return lockFor(run)->tryLock(0); }

/// The folders of all runs, also of this one and of those that have not ended.
QStringList runsIn(const QString& root)
{
    QStringList runs;
    for (const QFileInfo& run : QDir(root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        runs += run.absoluteFilePath();
    return runs;
}

std::vector<UnsavedDocument> copiesIn(const QString& run)
{
    std::vector<UnsavedDocument> found;
    for (const QFileInfo& copy : QDir(run).entryInfoList({QLatin1Char('*') + kSceneSuffix}, QDir::Files))
        if (std::optional<UnsavedDocument> document = unsavedDocumentOf(copy.absoluteFilePath()))
            found.push_back(*std::move(document));
    for (const QFileInfo& copy : QDir(run).entryInfoList({QLatin1Char('*') + kRecordingSuffix}, QDir::Files)) {
        UnsavedDocument recording;
        recording.copy = copy.absoluteFilePath();
        recording.written = copy.lastModified().toUTC();
        recording.kind = UnsavedKind::Recording;
        found.push_back(recording);
    }
    return found;
}

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
    std::unique_ptr<QLockFile> lock = lockFor(folder);
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
    for (const QString& run : runsIn(m_root))
        if (run != m_own && (m_locks.contains(run) || lock(run)))
            std::ranges::move(copiesIn(run), std::back_inserter(found));
    std::ranges::stable_sort(found, std::ranges::greater{}, &UnsavedDocument::written);
    return found;
}

void RecoveryStore::release()
{
    for (auto each = m_locks.begin(); each != m_locks.end();) {
        if (each->first == m_own) {
            ++each;
            continue;
        }
        each->second->unlock();
        QDir().rmdir(each->first); // fails while there are copies
        each = m_locks.erase(each);
    }
}

bool RecoveryStore::hasAbandoned() const
{
    return std::ranges::any_of(runsIn(m_root), [this](const QString& run) {
        return run != m_own && !copiesIn(run).empty() && (m_locks.contains(run) || hasEnded(run));
    });
}

QString RecoveryStore::adopt(const UnsavedDocument& document)
{
    const Result<QString> moved = newCopy(document.kind);
    return moved && QFile::rename(document.copy, *moved) ? *moved : QString();
}

void RecoveryStore::discard(const UnsavedDocument& document) { QFile::remove(document.copy); }

} // namespace broadside
