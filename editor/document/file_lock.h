#pragma once

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <string>

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
    bool isOfThisUser = true;
};

/// Says to other running programs that a file is open here. It only informs: it keeps no program from writing. That no
/// program replaces the work of another one without a question is up to OverwriteGuard.
///
/// There are two locks, each a small file, and the first one that another program has counts:
/// - in a folder of the program, next to the copies of RecoveryStore. Programs that share a home folder see it. Its
/// name
///   is a hash of the canonical path, so that all names of a file have one lock.
/// - next to the file itself, hidden, with the name that LibreOffice gives to its locks: other users and other
/// computers
///   see it. It is left out where the folder cannot be written.
/// A lock of a process of this computer that has ended counts as free, however the process ended. A file with such a
/// name that is no lock is left as it is.
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
    /// The lock that is next to a file. Empty for a name that Qt cannot write.
    [[nodiscard]] static QString lockNextTo(const QString& path);

private:
    [[nodiscard]] std::unique_ptr<QLockFile> takeLock(const QString& file);

    QString m_root;
    std::string m_file; // that is locked, behind symbolic links; empty: none
    bool m_isTaken = false;
    std::unique_ptr<QLockFile> m_atHome;     // null: none can be made
    std::unique_ptr<QLockFile> m_nextToFile; // null: none can be made
    std::optional<LockOwner> m_owner;
};

} // namespace broadside
