#include "editor/document/file_lock.h"

#include "editor/document/file_path.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QSysInfo>

#include <filesystem>
#include <unistd.h>
#include <utility>

namespace broadside {
namespace {

/// Behind all symbolic links, as bytes, so that all names of a file have one lock.
std::string realPath(const QString& path)
{
    const QString real = canonicalPath(path);
    return encodedPath(real.isEmpty() ? absolutePath(path) : real);
}

QString lockAtHome(const QString& root, const std::string& file)
{
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(file), QCryptographicHash::Blake2b_160).toHex();
    return root + QLatin1Char('/') + QString::fromLatin1(hash) + QLatin1String(".lock");
}

/// Nothing for a file that only has the name of a lock.
std::optional<LockOwner> ownerOf(const QLockFile& lock, const QString& file)
{
    LockOwner owner;
    QString program;
    if (!lock.getLockInfo(&owner.process, &owner.host, &program))
        return std::nullopt;
    const QFileInfo info(file);
    owner.user = info.owner();
    owner.isOfThisUser = info.ownerId() == ::geteuid();
    owner.since = info.lastModified().toUTC();
    owner.isOnThisHost = owner.host.isEmpty() || owner.host == QSysInfo::machineHostName();
    return owner;
}

} // namespace

QString FileLock::defaultRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/open");
}

FileLock::FileLock(QString root)
    : m_root(std::move(root))
{}

FileLock::~FileLock() = default;

QString FileLock::lockNextTo(const QString& path)
{
    const std::filesystem::path file(realPath(path));
    const std::string lock = (file.parent_path() / (".~lock." + file.filename().native() + "#")).native();
    const QString name = decodedPath(lock);
    return QFile::encodeName(name).toStdString() == lock ? name : QString();
}

/// Null if the lock cannot be made: without a right to write there, no program can have it. Sets the owner if another
/// program has it.
std::unique_ptr<QLockFile> FileLock::takeLock(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0); // Only the end of its process makes a lock stale, not its age.
    if (lock->tryLock(0))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        m_owner = ownerOf(*lock, file);
    return nullptr;
}

bool FileLock::take(const QString& path)
{
    std::string real = path.isEmpty() ? std::string() : realPath(path);
    if (real == m_file && m_isTaken)
        return true;
    m_nextToFile.reset();
    m_atHome.reset();
    m_owner.reset();
    m_file = std::move(real);
    m_isTaken = false;
    if (m_file.empty())
        return true;
    if (QDir().mkpath(m_root)) {
        QFile::setPermissions(m_root, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_atHome = takeLock(lockAtHome(m_root, m_file));
    }
    if (const QString file = lockNextTo(path); !m_owner && !file.isEmpty())
        m_nextToFile = takeLock(file);
    m_isTaken = !m_owner;
    return m_isTaken;
}

} // namespace broadside
