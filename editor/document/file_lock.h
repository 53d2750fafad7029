#pragma once

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace broadside {

/// The program that has a file open.
struct LockOwner {
    qint64 process = 0;
    QString host; ///< The name of its computer.
    QString user; ///< Empty: unknown.
    bool isOnThisHost = true;
    QDateTime since; ///< When it opened the file, UTC. Invalid: unknown.
};

/// Says to other running programs that a file is open here. It only informs: it keeps no program from writing.
///
/// The lock is a file in a folder of the program, next to the copies of RecoveryStore, never next to the user's file.
/// Its name is a hash of the canonical path, so that all names of a file have one lock. A lock of a process that has
/// ended counts as free, however the process ended. Programs that share a home folder see it, also on other computers.
/// Others do not: that they cannot replace each other's work without a question is up to OverwriteGuard.
class FileLock {
public:
    explicit FileLock(QString root = defaultRoot());
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock(); ///< Frees the lock.

    /// Frees the lock of the file before, and takes that of this one; empty: takes none. May be called again for the
    /// same file while another program has it. True when this object has the lock, or no lock can be made there.
    bool take(const QString& path);
    /// The other program that has the file open; nothing when there is none.
    [[nodiscard]] const std::optional<LockOwner>& owner() const noexcept { return m_owner; }

    [[nodiscard]] static QString defaultRoot();

private:
    QString m_root;
    QString m_file; // of the lock; empty: none is wanted
    std::unique_ptr<QLockFile> m_lock;
    std::optional<LockOwner> m_owner;
};

} // namespace broadside
