#include "editor/document/file_lock.h"

#include "editor/document/file_path.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QSysInfo>

#include <utility>

namespace broadside {
namespace {

QString lockFileOf(const QString& root, const QString& path)
{
    const QString real = canonicalPath(path);
    const std::string name = encodedPath(real.isEmpty() ? absolutePath(path) : real);
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(name), QCryptographicHash::Blake2b_160).toHex();
    return root + QLatin1Char('/') + QString::fromLatin1(hash) + QLatin1String(".lock");
}

LockOwner ownerOf(const QLockFile& lock, const QString& file)
{
    LockOwner owner;
    QString program;
    if (!lock.getLockInfo(&owner.process, &owner.host, &program))
        return {};
    const QFileInfo info(file);
    owner.user = info.owner();
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

bool FileLock::take(const QString& path)
{
    const QString file = path.isEmpty() ? QString() : lockFileOf(m_root, path);
    if (file == m_file && m_lock && !m_owner)
        return true;
    m_lock.reset();
    m_owner.reset();
    m_file = file;
    if (file.isEmpty() || !QDir().mkpath(m_root))
        return true;
    QFile::setPermissions(m_root, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_lock = std::make_unique<QLockFile>(file);
    m_lock->setStaleLockTime(0); // Only the end of its process makes a lock stale, not its age.
    if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError)
        return true; // Without a right to write there, no program can have a lock.
    m_owner = ownerOf(*m_lock, file);
    return false;
}

} // namespace broadside
