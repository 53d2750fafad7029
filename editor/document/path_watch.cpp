#include "editor/document/path_watch.h"

#include <QFileInfo>

namespace broadside {

PathWatch::PathWatch(std::chrono::milliseconds settle, QObject* parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settle);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        addAgain();
        emit noticed();
    });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
}

void PathWatch::watch(const QStringList& paths)
{
    m_paths = paths;
    addAgain();
}

void PathWatch::addAgain()
{
    // Removed first: the watcher ignores a path that it believes to watch, also when the file behind it is another one.
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
        m_watcher.removePaths(before);
    QStringList present = m_paths;
    present.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (!present.isEmpty())
        m_watcher.addPaths(present);
}

} // namespace broadside
