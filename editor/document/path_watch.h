#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace broadside {

/// Reports that something may have changed in files and folders. Several notices of the system become one.
///
/// The system's watcher forgets a file that is replaced, renamed or deleted. So all paths are added again before each
/// noticed(), and the folder of a file is to be watched too: it tells of a file that comes back. Some file systems give
/// no notices at all; FileWatch therefore also polls.
class PathWatch final : public QObject {
    Q_OBJECT
public:
    explicit PathWatch(std::chrono::milliseconds settle, QObject* parent = nullptr);

    /// Replaces the list. Paths that do not exist are watched as soon as another path tells of a change.
    void watch(const QStringList& paths);
    /// Forgets the notice that is waiting to be reported.
    void forgetNotice() { m_settle.stop(); }

signals:
    void noticed();

private:
    void addAgain();

    QStringList m_paths;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; // a program that saves a file causes several notices
};

} // namespace broadside
